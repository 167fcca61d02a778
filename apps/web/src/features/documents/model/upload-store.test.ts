import { expect, test } from 'vitest';
import type { Upload } from './upload';
import { useUploads } from './upload-store';

const dropped: Upload = {
  id: 'u',
  file: new File(['x'], 'Thesis.pdf'),
  hints: {},
  state: { step: 'waiting' },
};
const names = () => useUploads.getState().uploads.map(({ file }) => file.name);

test('what was dropped outlives the pages of its owner, and is not shown to the next', () => {
  const { belongTo, add } = useUploads.getState();
  belongTo('ada w');
  add([dropped]);
  belongTo('ada w');
  expect(names()).toEqual(['Thesis.pdf']);
  belongTo('ben w');
  expect(names()).toEqual([]);
});
