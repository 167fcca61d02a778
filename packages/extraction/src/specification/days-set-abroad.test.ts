import { describe, expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

async function days(...lines: readonly string[]): Promise<string[]> {
  const document = await readDocument({
    bytes: new TextEncoder().encode(lines.join('\n\n')),
    fileName: 'syllabus.md',
  });
  return workOf(document)
    .map((work) => DAY.exec(work)?.[0] ?? work)
    .sort();
}

const DAY = /(?<=^\p{L}+ \d{4}-)\d{2}-\d{2}/u;

const FRENCH: Readonly<Record<string, (sentence: string) => string>> = {
  'dans un paragraphe': (sentence) =>
    `Les éléments de la note sont décrits ici. ${sentence} Tout retard coûte un dixième de la note par jour.`,
  'dans une liste': (sentence) => `- ${sentence}\n- Tout retard coûte un dixième de la note.`,
};

describe.each(Object.entries(FRENCH))('une phrase fixe un jour %s', (_, place) => {
  const read = (sentence: string) =>
    days(
      '# GEO-2100 Géographie des rivières',
      'Automne 2026',
      'Mardi, 13 h 30 à 16 h 30',
      "## Modalités d'évaluation",
      place(sentence),
    );

  test.each([
    ['Deux examens sont prévus : le 8 octobre et le 10 décembre.', ['10-08', '12-10']],
    ['La remise du travail de session est fixée au 4 décembre.', ['12-04']],
    ['Vous remettrez votre rapport de laboratoire le 13 novembre.', ['11-13']],
    ["Le 22 octobre, vous passerez l'examen de mi-session.", ['10-22']],
    ["Le 22 octobre a lieu l'examen de mi-session.", ['10-22']],
    ["Veuillez réserver le 22 octobre pour l'examen de mi-session.", ['10-22']],
    ['Chaque étudiant remet un compte rendu de lecture le 2 octobre.', ['10-02']],
    ['Le plan du travail de session est dû le 9 octobre.', ['10-09']],
  ])('%s', async (sentence, expected) => expect(await read(sentence)).toEqual(expected));

  test.each([
    "Nous révisons pour l'examen le 15 octobre.",
    "Les notes de l'examen sont affichées le 29 octobre.",
  ])('%s', async (sentence) => expect(await read(sentence)).toEqual([]));
});

const SPANISH: Readonly<Record<string, (sentence: string) => string>> = {
  'en un párrafo': (sentence) =>
    `Aquí se explican las partes de la nota. ${sentence} Los trabajos fuera de plazo pierden un punto por día.`,
  'en una lista': (sentence) => `- ${sentence}\n- Los trabajos fuera de plazo pierden un punto.`,
};

describe.each(Object.entries(SPANISH))('una frase fija un día %s', (_, place) => {
  const read = (sentence: string) =>
    days(
      '# GEO-210 Geografía de los ríos',
      'Semestre agosto-diciembre 2026',
      'Martes, 13:30 a 16:30',
      '## Evaluación',
      place(sentence),
    );

  test.each([
    ['La entrega del ensayo está fijada para el 13 de noviembre.', ['11-13']],
    ['El 22 de octubre se realizará el examen parcial.', ['10-22']],
    ['El 22 de octubre tendremos el examen parcial.', ['10-22']],
    ['Reserven el 22 de octubre para el examen parcial.', ['10-22']],
    ['El examen final está previsto para el 16 de diciembre.', ['12-16']],
    ['El primer control se hará el 24 de septiembre.', ['09-24']],
  ])('%s', async (sentence, expected) => expect(await read(sentence)).toEqual(expected));

  test.each([
    'Repasamos para el examen el 15 de octubre.',
    'Las notas del examen se publican el 29 de octubre.',
  ])('%s', async (sentence) => expect(await read(sentence)).toEqual([]));
});
