import { describe, expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// A heading for each work, its description below, and somewhere in it the day.

const inMarkdown = (...paragraphs: string[]) => workInMarkdown('# Shore Studio, Fall 2025', ...paragraphs);

describe('"Due:" is said of the work whose section it closes', () => {
  test.each([
    [
      'below a short sentence',
      ['### Report', 'Write it well.', 'Due: October 10, 2025'],
      ['assignment 2025-10-10 Report'],
    ],
    [
      'below a name that is no word for work',
      ['### Harbor interview', 'Talk to people of the harbor. Write it down.', 'Due: October 10, 2025'],
      ['assignment 2025-10-10 Harbor interview'],
    ],
    [
      'below points',
      ['### Coastal map', 'It shows the coast.', '- Size: A3\n- Ink: black', 'Due: October 10, 2025 at 5 pm'],
      ['assignment 2025-10-10 17:00 Coastal map'],
    ],
    [
      'below the heads of its parts',
      ['## Research essay', '### What to submit', 'Ten pages.', '### Format', 'One PDF.', 'Due date: 10/10'],
      ['assignment 2025-10-10 Research essay'],
    ],
    [
      'at the end of a paragraph that names it again',
      [
        '### Milestone 2 – A map of the market',
        'Format and submission: one page, by mail (subject: Milestone 2 – your group). Deadline: Friday, October 10, 2025, 11:59 pm (moved because of the session lost on October 3).',
      ],
      ['project 2025-10-10 23:59 Milestone 2 – A map of the market'],
    ],
  ])('%s', async (_where, paragraphs, expected) =>
    expect(await inMarkdown('## Graded work', ...paragraphs)).toEqual(expected),
  );

  test('and not of one that is named in front of it, or has a heading of its own', async () =>
    expect(
      await inMarkdown(
        '## Research paper',
        'Proposal. One page on your question. Due: October 3, 2025.',
        '### Sketch of the garden',
        'Due: October 10, 2025',
      ),
    ).toEqual(['project 2025-10-03 Proposal', 'assignment 2025-10-10 Sketch of the garden']));

  test('nor is it said of rules', async () =>
    expect(await inMarkdown('### Late policy', 'Nothing is taken late.', 'Due: October 10, 2025')).toEqual(
      [],
    ));
});

test('a small picture in front of a word begins what is told next', async () =>
  expect(
    await inMarkdown(
      '- Sept 10: Building models of the harbor. 🚀 Milestone 1/3 due',
      '- Sept 17: Tides and quays. 🚀 Milestone 2/3 due',
      '- Sept 24: The old locks. 🚀 Milestone 3/3 due',
    ),
  ).toEqual([
    'project 2025-09-10 Milestone 1/3',
    'project 2025-09-17 Milestone 2/3',
    'project 2025-09-24 Milestone 3/3',
  ]));

test('"Submit on Canvas by …" is said of the name in bold above, not of the heading of them all', async () =>
  expect(
    await inMarkdown(
      '## Assignments',
      '**Harbor observation (15%)**\nWalk along the harbor and write three pages. Submit on Canvas by Friday, September 19 at 5 pm.',
      '**Midterm exam (85%)**\nIn class on Thursday, October 9.',
    ),
  ).toEqual(['assignment 2025-09-19 17:00 Harbor observation', 'exam 2025-10-09 Midterm exam']));

test('lines that begin with the weekday in bold are lines', async () =>
  expect(
    await inMarkdown(
      '### Week 1 (Sep 1 – Sep 5)',
      '**Wed:** Arrays',
      '### Week 2 (Sep 8 – Sep 12)',
      '**Mon:** Lists\n**Wed:** Linked lists',
      '### Week 3 (Sep 15 – Sep 19)',
      '**Mon:** Stacks\n**Wed:** Queues; Quiz 1\n**Fri:** HW1 due at 6pm',
      '### Week 4 (Sep 22 – Sep 26)',
      '**Mon:** Trees\n**Wed:** Midterm 1',
    ),
  ).toEqual(['quiz 2025-09-17 Quiz 1', 'assignment 2025-09-19 18:00 HW1', 'exam 2025-09-24 Midterm 1']));

describe('works that are told one after the other', () => {
  const WORKS = [
    ['Essay', 'an essay of four pages on one of the films', 'Due October 6.'],
    ['Map exercise', 'a map of the harbor with a legend', 'Turn it in by November 3.'],
    ['Research paper', 'a paper of ten pages that uses five sources', 'It is due on December 1 by 5:00 pm.'],
  ] as const;
  const NAMES = ['Essay', 'Map exercise', 'Research paper'];
  const titles = (...lines: string[]) => workIn('Fall 2026', '', ...lines).map(({ title }) => title);

  test('below headings with their shares', () =>
    expect(
      titles(
        ...WORKS.flatMap(([name, told, when]) => [`#### ${name} (15%)`, `You will write ${told}. ${when}`]),
      ),
    ).toEqual(NAMES));

  test('behind their names', () =>
    expect(
      titles(...WORKS.map(([name, told, when]) => `${name} – 15%. You will write ${told}. ${when}`)),
    ).toEqual(NAMES));

  test('in the items of a numbered list', () =>
    expect(
      titles(
        ...WORKS.map(([name, told, when], at) => `${at + 1}. ${name} (15%). You will write ${told}. ${when}`),
      ),
    ).toEqual(NAMES));

  test('in a table of what counts', () =>
    expect(
      titles(
        '| Assignment | Description | Weight |',
        ...WORKS.map(([name, told, when]) => `| ${name} | You will write ${told}. ${when} | 15% |`),
      ),
    ).toEqual(NAMES));

  test('behind their share in such a table', () =>
    expect(
      titles(
        '| Weight | Assignment |',
        ...WORKS.map(([name, told, when]) => `| 15% | ${name}: You will write ${told}. ${when} |`),
      ),
    ).toEqual(NAMES));

  test('behind a colon, with nothing but when', () =>
    expect(
      titles(
        '- Essay, 15%: It is due on October 6 by 5:00 pm.',
        '- Map exercise (10%): This must be submitted by November 3.',
        '- Research paper: It is due on December 1.',
      ),
    ).toEqual(NAMES));

  test('and shown by those who made them', () =>
    expect(
      workIn(
        'Fall 2026',
        '',
        '#### Group presentation (20%)',
        'You will give a talk about a town. Groups present on November 12.',
      ).map(({ title, date }) => `${date} ${title}`),
    ).toEqual(['2026-11-12 Group presentation']));
});

test.each([
  ['Midterm exam', 'The exam takes place on October 16.', 'exam 2026-10-16 Midterm exam'],
  ['Research paper', 'The paper is due on October 16.', 'assignment 2026-10-16 Research paper'],
  ['Research paper', 'The exam is on October 16.', 'exam 2026-10-16 Exam'],
])('below "%s" it says "%s"', (title, sentence, expected) => {
  expect(work('Fall 2026', `#### ${title} (20%)`, `You will write ten pages. ${sentence}`)).toEqual([
    expected,
  ]);
});

test('sentences that tell of a work are no other work, and the title of the section names none', () =>
  expect(
    work(
      'Fall 2026',
      '## Assignments',
      'Essay 1 (10%). Two pages on what you saw at the river, with all you read for it. Due Sep 17.',
      '',
      'Quiz 1 (10%). Everything that was read and seen in the first month. In class on Sep 29.',
      '',
      'Essay 2 (10%). Four pages on a bridge of your choice and what it cost. Due Nov 3.',
    ),
  ).toEqual(['assignment 2026-09-17 Essay 1', 'quiz 2026-09-29 Quiz 1', 'assignment 2026-11-03 Essay 2']));

test.each([
  'Essay 1 (10%). Two pages on the river. Conferences will be held on October 3 in my office. Due Oct 10.',
  'Essay 1. Two pages on what you saw on October 3. Due Oct 10.',
  'Essay 1. Two pages on the walk of October 3. It is due on Oct 10.',
  'Essay 1. Read Harbor by October 3. Due: Oct 10.',
  'Essay 1: We talk about it in class on October 3. Due Oct 10.',
  'Essay 1 (10%). No work is accepted after December 1. Due Oct 10.',
  'Essay 1 (10%). The articles are online from October 3 on. To be turned in by Oct 10.',
])('a day in a sentence between the name of a work and when it is due: %s', (paragraph) =>
  expect(work('Fall 2026', paragraph)).toEqual(['assignment 2026-10-10 Essay 1']),
);

test.each(['Due Thursday, October 9', 'Due October 9 at the beginning of class.', '**Due:** October 9'])(
  'at the end of a section whose title is no usual word for work: %j',
  async (due) => {
    const found = await inMarkdown(
      '## Assignments',
      '### Podcast (20%)',
      'Choose a brook and talk to somebody who lives beside it.',
      'The talk takes ten minutes. Begin with a map.',
      due,
      '### Debate (10%)',
      'Two groups speak about dams.',
      'Due: October 23',
    );
    expect(found.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      '2025-10-09 Podcast',
      '2025-10-23 Debate',
    ]);
  },
);

describe('the day below a label of its own is that of the work described above', () => {
  const NAMES = ['Shore diary', 'Listening to the harbor', 'Field report'];
  const DAYS = ['Monday, October 6', 'Friday, October 24 at 5 pm', 'November 21, 11:59 pm'];
  const ALL = [
    ['2025-10-06', undefined, 'Shore diary'],
    ['2025-10-24', '17:00', 'Listening to the harbor'],
    ['2025-11-21', '23:59', 'Field report'],
  ];
  const dated = (...lines: string[]) =>
    workIn('Fall 2025', '', ...lines).map(({ date, time, title }) => [date, time, title]);

  const DESCRIBED = {
    'right below its name': [],
    'behind a sentence': ['Describe in four pages what you saw along the quay.', ''],
    'behind points': ['- Use your own words.', '- Name two sources.', ''],
    'behind the parts of its description': [
      'Instructions:',
      '- Use your own words.',
      'Grading:',
      '- Ten points for style',
      '',
    ],
  };
  const BELOW = {
    'on the same line': (label: string, day: string) => [`${label} ${day}`, ''],
    'on the next line': (label: string, day: string) => [label, '', day, ''],
    'as a point': (label: string, day: string) => [label, `- ${day}`, ''],
  };

  describe.each(Object.entries(DESCRIBED))('%s', (_described, description) => {
    test.each(
      Object.entries(BELOW).flatMap(([where, below]) =>
        ['Due:', 'Deadline:', 'Date due:', 'Due date and time:'].map(
          (label) => [label, where, below] as const,
        ),
      ),
    )('%s, the day %s', (label, _where, below) =>
      expect(
        dated(
          ...NAMES.flatMap((name, at) => [`## ${name}`, ...description, ...below(label, DAYS[at] ?? '')]),
        ),
      ).toEqual(ALL),
    );
  });

  test.each([
    ['numbered headings', (name: string, at: number) => [`## ${at + 1}. ${name}`]],
    ['headings with shares', (name: string) => [`## ${name} (20%)`]],
  ])('below %s', (_heads, headed) =>
    expect(
      dated(
        ...NAMES.flatMap((name, at) => [
          ...headed(name, at),
          ...DESCRIBED['behind a sentence'],
          `Due: ${DAYS[at]}`,
          '',
        ]),
      ),
    ).toEqual(ALL),
  );

  test('below lines in bold', async () =>
    expect(
      await inMarkdown(
        '## Assignments',
        ...NAMES.flatMap((name, at) => [
          `**${name}**`,
          'Describe what you saw along the quay.',
          `Due: ${DAYS[at]}`,
        ]),
      ),
    ).toEqual([
      'assignment 2025-10-06 Shore diary',
      'assignment 2025-10-24 17:00 Listening to the harbor',
      'assignment 2025-11-21 23:59 Field report',
    ]));

  test('below "Assignment 1. Shore diary" with its number', () =>
    expect(dated('## Assignment 1. Shore diary', 'Write it well.', '', 'Due: October 6, 2025')).toEqual([
      ['2025-10-06', undefined, 'Assignment 1: Shore diary'],
    ]));

  test('in French', () =>
    expect(
      workIn(
        'Automne 2025',
        '',
        '## Évaluations',
        'Journal du port',
        'Consignes :',
        '- Décrivez ce que vous avez vu.',
        'Délai :',
        '- Lundi 6 octobre à 21h00',
        '',
        'Rapport de visite',
        'Consignes :',
        '- Dix pages.',
        'Délai :',
        '- Vendredi 24 octobre à 21h00 (à confirmer)',
      ).map(({ date, time, title }) => [date, time, title]),
    ).toEqual([
      ['2025-10-06', '21:00', 'Journal du port'],
      ['2025-10-24', '21:00', 'Rapport de visite'],
    ]));
});

describe('a work of any name, told with', () => {
  const NAMES = ['Shore diary', 'Listening to the harbor', 'Field report'];
  const DAYS = ['Monday, October 6', 'Friday, October 24 at 5 pm', 'November 21, 11:59 pm'];
  const ALL = [
    'assignment 2025-10-06 Shore diary',
    'assignment 2025-10-24 17:00 Listening to the harbor',
    'assignment 2025-11-21 23:59 Field report',
  ];
  const TOLD = 'Describe in four pages what you saw along the quay. Name two sources.';

  test.each<[string, (name: string, day: string) => string[]]>([
    [
      'a sentence on "this assignment"',
      (name, day) => [`## ${name}`, `${TOLD} This assignment is due on ${day}.`],
    ],
    ['a sentence on "it"', (name, day) => [`## ${name}`, TOLD, `It is due on ${day}.`]],
    ['a last command', (name, day) => [`## ${name}`, `${TOLD} Submit by ${day}.`]],
    ['a command of its own', (name, day) => [`## ${name}`, TOLD, `Hand it in by ${day}.`]],
    ['its day behind a colon', (name, day) => [`## ${name}: due ${day}`, TOLD]],
    ['its day in brackets', (name, day) => [`## ${name} [due ${day}]`, TOLD]],
    ['its share and its day', (name, day) => [`## ${name}, 20%, due ${day}`, TOLD]],
    ['its day in front of its share', (name, day) => [`- ${name}, due ${day} (20%)`]],
    [
      'its day among its points',
      (name, day) => [`## ${name}`, `- Weight: 20%\n- Due: ${day}\n- Length: four pages`],
    ],
    [
      'points below its own',
      (name, day) => [`- **${name}**\n  - 20% of the grade\n  - Due ${day}\n  - Four pages`],
    ],
    ['points below its number', (name, day) => [`1. ${name}\n   - Four pages\n   - Deadline: ${day}`]],
    ['lines below its name', (name, day) => [`**${name}**  \nWeight: 20%  \nDue: ${day}`]],
    [
      'a table',
      (name, day) => [
        `## ${name}`,
        `| | |\n|---|---|\n| Weight | 20% |\n| Due | ${day} |\n| Length | four pages |`,
      ],
    ],
    [
      'a table that names it',
      (name, day) => [
        `| Assignment | ${name} |\n|---|---|\n| Weight | 20% |\n| Due date | ${day} |`,
        'And so on.',
      ],
    ],
  ])('%s', async (_how, told) =>
    expect(
      await inMarkdown('## Assignments', ...NAMES.flatMap((name, at) => told(name, DAYS[at] ?? ''))),
    ).toEqual(ALL),
  );

  test('and a day of the office is none', async () =>
    expect(
      await inMarkdown('## Dates', '- University drop deadline: October 6', '- Essay: due October 24'),
    ).toEqual(['assignment 2025-10-24 Essay']));
});
