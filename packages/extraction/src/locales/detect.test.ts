import { expect, test } from 'vitest';
import { detectLocale } from './detect.ts';

test('the many sets of problems make no Italian September', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `Problem set ${index + 1} due 9/${index + 3}`);
  expect(detectLocale(`${rows.join('\n')}\nThe lowest of the sets is dropped for you.`).language).toBe('en');
});

test('the letters of exercises make no Portuguese', () => {
  const rows = Array.from(
    { length: 12 },
    (_, index) => `M 2/${index + 1} | Ch. ${index} | E${index}-4, P${index}-2A`,
  );
  expect(
    detectLocale(`Tentative schedule\n${rows.join('\n')}\nNo class. Exam dates as listed.`).language,
  ).toBe('en');
});

test.each([
  ['Lun 14 set, Mer 16 set: le lezioni del corso, esame il 3 ott', 'it'],
  ['Programma del corso. Le lezioni del corso sono in aula e la frequenza non è libera', 'it'],
  ['Mon Sep 14, Wed Sep 16: exam on Fri Oct 2', 'en'],
])('%j is written in %s', (text, language) => expect(detectLocale(text).language).toBe(language));

test('a page with few short words is told by the words of schedules', () =>
  expect(
    detectLocale('Fechas de parciales, cuestionarios, entrega de trabajos\nSemana | Teoría | Práctica')
      .language,
  ).toBe('es'));

test('of languages that share their short words, the likelier one where no word of schedules tells', () =>
  expect(detectLocale('O autor do livro de que se fala, uma casa em flor no rio, por agora').language).toBe(
    'pt',
  ));
