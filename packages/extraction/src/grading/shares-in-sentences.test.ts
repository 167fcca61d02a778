import { describe, expect, test } from 'vitest';
import { inShort, readGrades } from '../../testing/read-grades.ts';
import { german } from '../locales/de.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import { italian } from '../locales/it.ts';

// Shares of the grade that sentences tell.

const PARTS = ['lab reports', 'term paper', 'final exam', 'participation'];
const SHARES = [20, 30, 35, 15];
const ALL = PARTS.map((part, index) => `${part} ${SHARES[index]}%`);
const inRow = (tell: (part: string, share: number) => string, joins: string) =>
  PARTS.map((part, index) => tell(part, SHARES[index] ?? 0)).join(joins);

describe('in English', () => {
  test.each([
    `Your grade is based on ${inRow((part, share) => `${part} (${share}%)`, ', ')}.`,
    `The grade is made of ${inRow((part, share) => `${share}% ${part}`, ', ')}.`,
    inRow((part, share) => `${part} ${share}%`, ' / '),
    inRow((part, share) => `The ${part} will account for ${share}% of your final grade.`, ' '),
    'The lab reports will contribute 20% to the course grade, while the term paper counts 30%. The final exam accounts for 35% of the course grade. The final component of the course grade is participation (15%).',
    '20% of the grade comes from lab reports, 30% from the term paper, and 35% from the final exam. The remaining 15% is participation.',
    'The lab reports, the term paper, the final exam and participation are weighted 20%, 30%, 35% and 15%, respectively.',
  ])('%s', (source) => expect(inShort(readGrades(source, english))).toEqual(ALL));
});

test.each([
  [
    french,
    'Les devoirs comptent pour 20 % de la note, tandis que l’examen intra compte pour 30 %.',
    ['devoirs 20%', 'examen intra 30%'],
  ],
  [
    spanish,
    'Las tareas cuentan 20 % de la nota, mientras que el examen parcial cuenta 30 %.',
    ['tareas 20%', 'examen parcial 30%'],
  ],
  [
    spanish,
    'La nota final se compone de tareas (60 %) y examen final (40 %).',
    ['tareas 60%', 'examen final 40%'],
  ],
  [
    german,
    'Die Note setzt sich aus Hausaufgaben (60 %) und Abschlussklausur (40 %) zusammen.',
    ['Hausaufgaben 60%', 'Abschlussklausur 40%'],
  ],
  [
    italian,
    'Esame intermedio vale il 60 % del voto finale. Esame finale vale il 40 % del voto finale.',
    ['Esame intermedio 60%', 'Esame finale 40%'],
  ],
])('in other languages: %#', (locale, source, parts) =>
  expect(inShort(readGrades(source, locale))).toEqual(parts),
);
