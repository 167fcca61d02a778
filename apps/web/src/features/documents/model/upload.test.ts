import { expect, test } from 'vitest';
import { problemOfReading } from './upload';

test('a file that cannot be read has one sentence for what is wrong, and no other try where none can help', () => {
  const damaged = {
    code: 'document/broken',
    title: 'This file is damaged.',
    detail: 'Download it again and add the new copy.',
  };
  expect(problemOfReading(damaged)).toEqual({
    title: 'This file is damaged',
    detail: 'Download it again and add the new copy.',
    canRetry: false,
  });
});

test.each(['document/too-slow', 'document/unreadable'])('after %s another try may help', (code) =>
  expect(problemOfReading({ code, title: 'It was stopped.', detail: null })).toEqual({
    title: 'It was stopped',
    detail: undefined,
    canRetry: true,
  }),
);
