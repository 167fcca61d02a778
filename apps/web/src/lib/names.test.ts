import { expect, test } from 'vitest';
import { initials } from './names';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['mara', 'M'],
  ['Ana de la Cruz', 'AC'],
  ['mara@northfield.example', 'M'],
  ['mara.lindqvist@northfield.example', 'ML'],
])('%s is %s', (name, letters) => expect(initials(name)).toBe(letters));
