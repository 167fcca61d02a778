import { expect, test } from 'vitest';
import { sketch } from '../../../testing/sketch.ts';
import { extract } from '../../extract.ts';

const found = (...lines: string[]) =>
  extract(sketch('Spring 2026', ...lines), { referenceDate: '2026-01-05' })
    .findings.filter(({ kind }) => kind !== 'class')
    .map(({ date, endDate, kind, title }) => [date, ...(endDate ? [endDate] : []), kind, title]);

test('a sentence takes up works that were named before by their number', () => {
  expect(
    found(
      'The problem sets are due at 11:59 pm. The first one is due on January 28, the second one on March 4 and the third one on April 1.',
    ),
  ).toEqual([
    ['2026-01-28', 'assignment', 'First problem set'],
    ['2026-03-04', 'assignment', 'Second problem set'],
    ['2026-04-01', 'assignment', 'Third problem set'],
  ]);
});

test('"the second" of something that is no work takes up nothing', () => {
  expect(found('We watch two films. The second one is on Friday, March 6.')).toEqual([]);
});

test('a weekday in an entry for a whole week is a day of that week', () => {
  const weeks = ['- Week of January 12: Reading Hume; short quiz on Friday', '- Week of January 19: Reid'];
  expect(found(...weeks, '- Week of January 26: Moore', '- Week of February 2: Gettier')).toEqual([
    ['2026-01-16', 'quiz', 'Short quiz'],
  ]);
});

test('"between" two days is a span', () => {
  expect(found('The final exam is held between April 13 and April 27.')[0]?.slice(0, 3)).toEqual([
    '2026-04-13',
    '2026-04-27',
    'exam',
  ]);
});

const days = (...lines: string[]) => found(...lines).map(([date, ...rest]) => [date, rest.at(-1)].join(' '));

test.each([
  [
    'There will be two midterms: the first on February 19 and the second on April 2.',
    ['2026-02-19 First midterm', '2026-04-02 Second midterm'],
  ],
  [
    'You will write two papers, the first due February 20 and the second due April 10.',
    ['2026-02-20 First paper', '2026-04-10 Second paper'],
  ],
  [
    'Il y aura deux examens : le premier le 19 février, le second le 2 avril.',
    ['2026-02-19 Premier examen', '2026-04-02 Second examen'],
  ],
  [
    'Deux travaux sont demandés. Le premier est à remettre le 19 février, le deuxième le 2 avril.',
    ['2026-02-19 Premier travail', '2026-04-02 Deuxième travail'],
  ],
  [
    'Habrá dos ensayos; el primero se entrega el 19 de febrero y el segundo el 2 de abril.',
    ['2026-02-19 Primer ensayo', '2026-04-02 Segundo ensayo'],
  ],
  [
    'Hay dos exámenes parciales. El primero será el jueves 19 de febrero y el segundo el 2 de abril.',
    ['2026-02-19 Primer examen parcial', '2026-04-02 Segundo examen parcial'],
  ],
  [
    'Haverá duas provas: a primeira no dia 19 de fevereiro e a segunda no dia 2 de abril.',
    ['2026-02-19 Primeira prova', '2026-04-02 Segunda prova'],
  ],
  [
    'Sono previste due prove scritte: la prima il 19 febbraio, la seconda il 2 aprile.',
    ['2026-02-19 Prove scritte: prima', '2026-04-02 Prove scritte: seconda'],
  ],
  [
    'Es gibt zwei Klausuren: die erste am 19. Februar, die zweite am 2. April.',
    ['2026-02-19 Klausuren: erste', '2026-04-02 Klausuren: zweite'],
  ],
  [
    'Er zijn twee toetsen: de eerste op 19 februari, de tweede op 2 april.',
    ['2026-02-19 Toetsen: eerste', '2026-04-02 Toetsen: tweede'],
  ],
])('%s', (line, titles) => expect(days(line)).toEqual(titles));

test('one of several may have a span of days of its own', () => {
  expect(
    found(
      'Each student gives two oral reports. The first should be completed between February 9 and February 20, the second between March 9 and March 27.',
    ),
  ).toEqual([
    ['2026-02-09', '2026-02-20', 'presentation', 'First oral report'],
    ['2026-03-09', '2026-03-27', 'presentation', 'Second oral report'],
  ]);
});

test('the first of other things is none of the works', () => {
  expect(
    found('There are two exams. The first class is on January 20 and the last lecture on April 24.'),
  ).toEqual([]);
});
