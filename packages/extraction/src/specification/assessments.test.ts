import { describe, expect, test } from 'vitest';
import { workInMarkdown } from '../../testing/read-markdown.ts';

// Work as courses in Britain, Ireland, Australia and New Zealand call it, in lists of deadlines.

const NAMES = [
  'Assessment 1',
  'Assessment Task 2',
  'Assessment item 3',
  'Continuous assessment 1',
  'Week 3 assessment',
  'Self-assessment 1',
  'Individual coursework',
  'Exercise sheet 4',
  'Lab script 1',
  'Logbook',
  'Reflective log',
  'Policy brief',
  'Critical review',
  'Dissertation',
];

describe.each(['## Assessment deadlines', '## Suggested deadlines for the assessments', '**Key dates**'])(
  'below "%s"',
  (title) => {
    test.each(NAMES)('%s, by an hour of its day', (name) =>
      expect(
        workInMarkdown(
          '# Coasts, Autumn Term 2026',
          title,
          `- ${name}: 15 October 2026, 4pm\n- Essay 9: 19 November 2026, 4pm`,
        ),
      ).resolves.toEqual([`assignment 2026-10-15 16:00 ${name}`, 'assignment 2026-11-19 16:00 Essay 9']),
    );
  },
);

test.each(['Logbook', 'Reflective log', 'Critical review'])(
  'a name and a day below "Assessment": %s',
  (name) =>
    expect(
      workInMarkdown(
        '# Coasts, Autumn Term 2026',
        '## Assessment',
        `- ${name}: 15 October 2026\n- Essay 9: 19 November 2026`,
      ),
    ).resolves.toEqual([`assignment 2026-10-15 ${name}`, 'assignment 2026-11-19 Essay 9']),
);

test('a point of a list that names its own work is not called by its heading', () =>
  expect(
    workInMarkdown(
      '# Coasts, Autumn Term 2026',
      '## Exercise sheets',
      'They are done in groups of three.',
      '- Sheet 1 (due Wednesday, October 14)\n- Sheet 2 (due Wednesday, October 21)',
    ),
  ).resolves.toEqual(['assignment 2026-10-14 Sheet 1', 'assignment 2026-10-21 Sheet 2']));

test('examples are none, sheets of them are', () =>
  expect(
    workInMarkdown(
      '# Coasts, Autumn Term 2026',
      '## Assessment',
      '- Example sheet 1 is due on October 14, 2026.\n- Example: homework given on October 5 is due on October 12.',
    ),
  ).resolves.toEqual(['assignment 2026-10-14 Example sheet 1']));
