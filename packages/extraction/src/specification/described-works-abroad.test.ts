import { expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Works described one after the other, in other languages: each has its title in front and its deadline at the end.

const DAYS = ['2026-10-06', '2026-10-27', '2026-11-10'];

interface Course {
  term: string;
  told: Readonly<Record<string, string>>;
  more: string;
  days: readonly string[];
  due: readonly ((day: string) => string)[];
}

const COURSES: Readonly<Record<string, Course>> = {
  French: {
    term: '# Automne 2026 : le cours du port',
    told: {
      'Carte du port': 'Les étudiants dessinent le vieux port et en expliquent trois quais',
      'Récit oral': 'Interrogez un marin de plus de soixante ans et notez ce que vous entendez',
      'Étude de source': 'Quatre pages sur une lettre des archives du port',
    },
    more: 'Les détails sont sur le site. Un retard coûte un point par jour.',
    days: ['6 octobre', '27 octobre', '10 novembre'],
    due: [
      (day) => `(à remettre le ${day})`,
      (day) => `À rendre le ${day} en classe.`,
      (day) => `Date de remise : ${day}.`,
      (day) => `Ce travail est à remettre le ${day}.`,
      (day) => `— à remettre le ${day}`,
    ],
  },
  Spanish: {
    term: '# Otoño de 2026: el curso del puerto',
    told: {
      'Mapa del puerto': 'Los estudiantes dibujan el viejo puerto y explican tres de sus muelles',
      'Relato oral': 'Entreviste a un marinero de más de sesenta años y anote lo que oye',
      'Estudio de fuente': 'Cuatro páginas sobre una carta de los archivos del puerto',
    },
    more: 'Los detalles están en el sitio. Un retraso cuesta un punto por día.',
    days: ['6 de octubre', '27 de octubre', '10 de noviembre'],
    due: [
      (day) => `(entrega: ${day})`,
      (day) => `Se entrega el ${day}.`,
      (day) => `Fecha de entrega: ${day}.`,
      (day) => `Este trabajo se entrega el ${day}.`,
    ],
  },
  German: {
    term: '# Wintersemester 2026/27: der Kurs am Hafen',
    told: {
      Hafenkarte: 'Die Studierenden zeichnen den alten Hafen und erklären drei seiner Kais',
      'Erzählte Geschichte': 'Befragen Sie eine Person über sechzig und schreiben Sie auf, was Sie hören',
      Quellenstudie: 'Vier Seiten über einen Brief aus dem Archiv des Hafens',
    },
    more: 'Einzelheiten stehen auf der Seite. Jeder Tag Verspätung kostet einen Punkt.',
    days: ['6. Oktober', '27. Oktober', '10. November'],
    due: [
      (day) => `(Abgabe: ${day})`,
      (day) => `Abgabe am ${day}.`,
      (day) => `Fällig am ${day}.`,
      (day) => `Die Arbeit ist bis zum ${day} abzugeben.`,
    ],
  },
  Italian: {
    term: '# Autunno 2026: il corso del porto',
    told: {
      'Carta del porto': 'Gli studenti disegnano il vecchio porto e ne spiegano tre moli',
      'Racconto orale': 'Intervistate un marinaio di più di sessanta anni e scrivete che cosa dice',
      'Studio di una fonte': 'Quattro pagine su una lettera degli archivi del porto',
    },
    more: 'I dettagli sono sul sito. Un ritardo costa un punto al giorno.',
    days: ['6 ottobre', '27 ottobre', '10 novembre'],
    due: [
      (day) => `(da consegnare entro il ${day})`,
      (day) => `Consegna il ${day}.`,
      (day) => `Scadenza: ${day}.`,
    ],
  },
};

const CASES = Object.entries(COURSES).flatMap(([language, { due }]) =>
  due.map((said) => [language, said('…'), said] as const),
);

test.each(CASES)('in %s: %s', async (language, _said, due) => {
  const course = COURSES[language];
  if (!course) throw new Error(`No course in ${language}`);
  const { term, told, more, days } = course;
  const works = Object.entries(told).map(
    ([name, text], index) => `**${name}.** ${text}. ${more} ${due(days[index] ?? '')}`,
  );
  const found = await workInMarkdown(term, ...works);
  expect(found.map((line) => line.split(' ').slice(1).join(' '))).toEqual(
    Object.keys(told).map((name, index) => `${DAYS[index]} ${name}`),
  );
});
