import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work } from '../../testing/read-lines.ts';

// Assignments that are told of in sections of their own: below the title what is asked, and when it is due.

interface Told {
  titles: readonly [string, string];
  asked: string;
  days: readonly [string, string];
  said: readonly string[];
}

const TOLD: Readonly<Record<keyof typeof COURSE, Told>> = {
  fr: {
    titles: ['Travail 1', 'Compte rendu de lecture'],
    asked: 'Vous décrirez une rivière de votre choix en trois pages.',
    days: ['21 septembre', '12 octobre'],
    said: [
      'Date de remise : §',
      'À remettre le §',
      'Échéance : §',
      'Ce travail est à remettre le §.',
      'Il doit être remis le §.',
    ],
  },
  es: {
    titles: ['Ensayo 1', 'Reseña de lectura'],
    asked: 'Se describe un río a elección en tres páginas.',
    days: ['21 de septiembre', '12 de octubre'],
    said: [
      'Fecha de entrega: §',
      'Fecha límite: lunes §',
      'Plazo: §',
      'Se entrega el §',
      'Este trabajo se entrega el §.',
    ],
  },
  de: {
    titles: ['Hausarbeit 1', 'Rezension'],
    asked: 'Sie beschreiben einen Fluss Ihrer Wahl auf drei Seiten.',
    days: ['21. September', '12. Oktober'],
    said: ['Abgabe: §', 'Abgabetermin: §', 'Abgabe bis §', 'Abzugeben bis zum §.', 'Die Abgabe ist am §.'],
  },
  pt: {
    titles: ['Trabalho 1', 'Resenha'],
    asked: 'Descreva um rio à sua escolha em três páginas.',
    days: ['21 de setembro', '12 de outubro'],
    said: ['Data de entrega: §', 'Prazo: §', 'Entregar até §.', 'Deve ser entregue até §.'],
  },
  it: {
    titles: ['Saggio 1', 'Recensione'],
    asked: 'Descrivete un fiume a scelta in tre pagine.',
    days: ['21 settembre', '12 ottobre'],
    said: ['Data di consegna: §', 'Scadenza: §', 'Da consegnare entro il §.'],
  },
  nl: {
    titles: ['Opdracht 1', 'Recensie'],
    asked: 'U beschrijft een rivier naar keuze in drie pagina’s.',
    days: ['21 september', '12 oktober'],
    said: ['Inleverdatum: §', 'Deadline: §', 'In te leveren voor §.'],
  },
};

describe.each(Object.keys(TOLD) as (keyof typeof COURSE)[])('%s', (language) => {
  const { titles, asked, days, said } = TOLD[language];
  const sections = (...lines: ((title: string, day: string) => string[])[]) =>
    work(
      COURSE[language],
      ...titles.flatMap((title, index) => lines.flatMap((line) => line(title, days[index] ?? ''))),
    ).map((line) => line.split(' ').slice(1).join(' '));
  const expected = [`2026-09-21 ${titles[0]}`, `2026-10-12 ${titles[1]}`];

  test.each(said)('"%s" is said of the title above', (when) =>
    expect(sections((title, day) => [`## ${title}`, asked, when.replace('§', day)])).toEqual(expected),
  );

  test.each(said)('"%s" is said of the title, where it is no heading', (when) =>
    expect(sections((title, day) => [`${title} (20%)`, asked, when.replace('§', day)])).toEqual(expected),
  );
});
