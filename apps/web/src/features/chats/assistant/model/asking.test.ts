import { beforeEach, expect, test } from 'vitest';
import { askings, useAskings } from './asking';

beforeEach(() => useAskings.setState({}, true));

test('a question is kept until it is answered, whichever page is open', () => {
  askings.begin('a', 'When is the exam?');
  askings.begin('b', 'Who teaches it?');
  askings.change('a', { written: 'On Friday.' });
  expect(useAskings.getState()).toEqual({
    a: { text: 'When is the exam?', written: 'On Friday.', hasFailed: false },
    b: { text: 'Who teaches it?', written: '', hasFailed: false },
  });
  askings.end('a');
  expect(Object.keys(useAskings.getState())).toEqual(['b']);
});

test('words that come after the end begin nothing', () => {
  askings.change('a', { written: 'Late' });
  expect(useAskings.getState()).toEqual({});
});

test('one that failed keeps its words, to be asked again', () => {
  askings.begin('a', 'When is the exam?');
  askings.change('a', { hasFailed: true });
  expect(useAskings.getState().a).toMatchObject({ text: 'When is the exam?', hasFailed: true });
});
