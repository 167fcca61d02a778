import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// "HW 2 due: Rivers on maps": the name of what is due, and its title behind it.

const PLACES: Readonly<Record<string, (said: string) => string[]>> = {
  'below the topic of a day': (said) => [
    ...[
      '- 9/8 – Where water goes',
      'Read: chapter 5',
      '- 9/15 – What it takes along',
      'Read: chapter 6',
      said,
    ],
    ...['- 9/22 – Where it stays', 'Read: chapter 7', '- 9/29 – Ice', 'Read: chapter 8'],
  ],
  'below a heading with its day': (said) => [
    ...[
      '### 9/8 – Where water goes',
      'Read: chapter 5',
      '### 9/15 – What it takes along',
      'Read: chapter 6',
      said,
    ],
    ...['### 9/22 – Where it stays', 'Read: chapter 7', '### 9/29 – Ice', 'Read: chapter 8'],
  ],
  'in the cell of a topic': (said) => [
    ...['| Date | Topic |', '| 9/8 | Where water goes |', `| 9/15 | What it takes along / ${said} |`],
    ...['| 9/22 | Where it stays |', '| 9/29 | Ice |'],
  ],
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each([
    ['HW 2 due: Rivers on maps', 'HW 2: Rivers on maps'],
    ['FPP 1 Due: Datasheet OR data biography', 'FPP 1: Datasheet OR data biography'],
    ['Memo (due): Rivers on maps', 'Memo: Rivers on maps'],
    ['Essay 1 due – Annotated bibliography', 'Essay 1 – Annotated bibliography'],
  ])('"%s"', (said, title) =>
    expect(work('Fall 2026', 'The course is about the water of the earth.', ...place(said))).toEqual([
      expect.stringMatching(new RegExp(`^\\w+ 2026-09-15 ${title}$`)),
    ]),
  );
});

test.each(['Readings due: Hale, chapter 4', 'Nothing due: Catch up', 'Reading is due: Tides'])(
  '"%s" is no work',
  (said) => {
    for (const place of Object.values(PLACES)) expect(work('Fall 2026', ...place(said))).toEqual([]);
  },
);

test('what leads the lines of several days and says that work is due is the name of a column', () =>
  expect(
    work(
      'Fall 2026',
      ...[
        '9/8',
        'Topic: Springs',
        'Group project due: Plan',
        '9/15',
        'Topic: Rivers',
        'Group project due: Map',
      ],
      ...['9/22', 'Topic: Lakes', 'Group project due: Model'],
    ).map((said) => said.split(' ').slice(1).join(' ')),
  ).toEqual(
    ['2026-09-08 Plan', '2026-09-15 Map', '2026-09-22 Model'].map((said) => expect.stringContaining(said)),
  ));

describe('labels that are parts of the grade', () => {
  const GRADES = ['| Part | Share |', '| Cases & Problems | 40% |', '| Log | 20% |', '| Final exam | 40% |'];
  const plan = (label: string) => [
    ...['# Schedule', '9/8', 'Topic: Springs', `${label}: Shore mapping`, '9/15', 'Topic: Rivers'],
    ...[`${label}: Bridge failures`, '9/22', 'Topic: Lakes', `${label}: Dam removal`],
  ];

  test.each(['Case', 'Cases', 'Problem'])('"%s: " is in front of what is due', (label) =>
    expect(work('Fall 2026', ...GRADES, ...plan(label))).toEqual([
      'assignment 2026-09-08 Shore mapping',
      'assignment 2026-09-15 Bridge failures',
      'assignment 2026-09-22 Dam removal',
    ]),
  );

  test('and of a label that counts for nothing it is not known', () =>
    expect(work('Fall 2026', ...GRADES, ...plan('Map'))).toEqual([]));

  test('a rule for them moves what stands behind the label', () =>
    expect(
      work(
        ...['Fall 2026, Tuesdays 10:00-11:50', ...GRADES],
        ...['Cases and problems will be due at 22:00 the night before the class.', ...plan('Case')],
      ),
    ).toEqual([
      'assignment 2026-09-07 22:00 Shore mapping',
      'assignment 2026-09-14 22:00 Bridge failures',
      'assignment 2026-09-21 22:00 Dam removal',
    ]));

  test('in a table of two columns they may go on below, and a day may be open', () =>
    expect(
      work(
        ...[
          'Fall 2026',
          ...GRADES,
          '# Schedule',
          '| 9/8 | Springs |',
          '| Read: | Chapter 1 |',
          '| Case: | Shore mapping |',
        ],
        ...[
          '| 9/15 | Rivers |',
          '| Case: | Bridge failures |',
          '| | Two failures compared |',
          '| TBA | Final exam |',
        ],
      ),
    ).toEqual([
      'assignment 2026-09-08 Shore mapping',
      'assignment 2026-09-15 Bridge failures',
      'assignment 2026-09-15 Two failures compared',
    ]));
});

test.each(['Statistics pretest: Sep 30', 'Post-test 1: Sep 30'])(
  '"%s" among the days on which work is due',
  (said) => expect(work('Fall 2026', '# Due dates', `- ${said}`, '- Lab 1: Oct 7')).toHaveLength(2),
);

test('what is told of a holiday by its name is no holiday', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments due |',
      '| Sep 2 | Shores | Essay 1 |',
      '| Sep 9 | Work | Entry Ticket - Reflecting on Labor Day’s Roots |',
      '| Sep 16 | Tides | Essay 2 |',
    ),
  ).toContain('assignment 2026-09-09 Entry Ticket - Reflecting on Labor Day’s Roots'));
