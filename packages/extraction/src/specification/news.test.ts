import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { daysOff, read, work } from '../../testing/read-lines.ts';

// News begin with the day on which they were posted.

test.each([
  ['HIST 210, fall 2026', 'News', 'the essay is due on October 14, 2026', 'assignment 2026-10-14'],
  [COURSE.fr, 'Nouvelles', 'la date limite du rapport est le 14 octobre 2026', 'assignment 2026-10-14'],
  [
    COURSE.es,
    'Noticias',
    'la fecha límite de entrega del informe es el 14 de octubre de 2026',
    'assignment 2026-10-14',
  ],
  [COURSE.de, 'Aktuelles', 'die Abgabe des Berichts ist am 14. Oktober 2026', 'assignment 2026-10-14'],
  [
    COURSE.pt,
    'Notícias',
    'a data limite de entrega do relatório é 14 de outubro de 2026',
    'assignment 2026-10-14',
  ],
  [COURSE.it, 'Avvisi', 'la relazione va consegnata entro il 14 ottobre 2026', 'assignment 2026-10-14'],
  [COURSE.nl, 'Nieuws', 'de deadline van het verslag is 14 oktober 2026', 'assignment 2026-10-14'],
])('the day in the words is that of the work: %s', (course, head, words, expected) =>
  expect(
    work(course, `# ${head}`, `- 2026-09-07 : ${words}`).map((item) => item.slice(0, expected.length)),
  ).toEqual([expected]),
);

describe('a class that is called off', () => {
  test.each([
    [COURSE.fr, 'le cours du 5 octobre 2026 est annulé'],
    [COURSE.es, 'la clase del 5 de octubre de 2026 se suspende'],
    [COURSE.pt, 'a aula do dia 5 de outubro de 2026 está cancelada'],
    [COURSE.it, 'la lezione del 5 ottobre 2026 è sospesa'],
    [COURSE.nl, 'het college van 5 oktober 2026 gaat niet door'],
  ])('%s: %s', (course, words) =>
    expect(daysOff(course, words).map((day) => day.slice(0, 10))).toEqual(['2026-10-05']),
  );
});

test('the day on which something to read was printed is none of the course', () =>
  expect(
    read(
      'Fall 2026',
      '| Week 1 | September 7 | Harbors |',
      '| Week 2 | September 14 | Tides |',
      '| Week 3 | September 21 | Reeds |',
      '',
      '# Readings',
      'Hale, J. (2015). After ten years, the harbor is legal. The Coastal Review. October 20. https://review.example/harbor',
      'Brook, A. (2017, November 13). The mud was never neutral. Talk.',
    )
      .ledger.filter(({ outcome }) => outcome === 'dismissed')
      .map(({ text }) => text),
  ).toEqual(['October 20', 'November 13']));

test('the ledger tells why the day of the posting is none of the course', () =>
  expect(
    read('HIST 210, fall 2026', '# News', '- September 7: the essay is due on October 14').ledger.map(
      ({ date, outcome }) => [date, outcome],
    ),
  ).toEqual([
    ['2026-09-07', 'dismissed'],
    ['2026-10-14', 'finding'],
  ]));

test('below other heads the day leads as ever', () =>
  expect(work('HIST 210, fall 2026', '# Schedule', '- September 7: Essay 1 due')).toEqual([
    'assignment 2026-09-07 Essay 1',
  ]));
