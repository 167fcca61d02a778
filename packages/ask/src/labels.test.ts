import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';

test.each([
  ['Office: Wexler 210, Building B', '!office', '#place'],
  ['• Final exam – May 4, 10:00 am', '!exam', '#date'],
  ['Quizzes · 20%', '!exam', '#percent'],
])('“%s” is labelled %s and holds %s', (line, name, kind) => {
  const label = labelOf(line);
  expect([...(label?.names ?? [])]).toContain(name);
  expect(label?.kinds).toContain(kind);
});

test.each([
  ['The tide comes and goes'],
  ['When the tide has come and gone on the long beach: a wreck'],
  [''],
])('“%s” has no label', (line) => expect(labelOf(line)).toBeUndefined());
