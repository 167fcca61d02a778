import { expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Lines in a cell that its format tells apart.

const rowOf = async (cell: string): Promise<string[]> => {
  const page = `<p>Spring 2027</p><table><tr><th>Date</th><th>Topic</th><th>Assignments</th></tr>
<tr><td>Jan 20</td><td>Mud</td><td>${cell}</td></tr></table>`;
  return workOf(await readDocument({ bytes: new TextEncoder().encode(page), fileName: 'plan.html' }));
};

test.each([
  ['<ul><li>homework 1</li><li>lab 2 report</li></ul>'],
  ['<p>homework 1</p><p>lab 2 report</p>'],
  ['homework 1<br>lab 2 report'],
])('%s is two works, in small letters as well', async (cell) =>
  expect(await rowOf(cell)).toEqual([
    'assignment 2027-01-20 Homework 1',
    'assignment 2027-01-20 Lab 2 report',
  ]),
);

test.each([
  ['Final draft of the<br>field report due'],
  ['<p>Final draft of the field report</p><p>(five pages)</p>'],
])('%s is one', async (cell) => expect(await rowOf(cell)).toHaveLength(1));
