import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp();

test.each([
  ['bio', { courses: 1, tasks: 1, documents: 0 }],
  ['bio101', { courses: 1, tasks: 1, documents: 0 }],
  ['essay', { courses: 0, tasks: 1, documents: 0 }],
  ['SYLL', { courses: 0, tasks: 0, documents: 1 }],
  ['50%', { courses: 0, tasks: 0, documents: 0 }],
  ['archived', { courses: 0, tasks: 0, documents: 0 }],
])('“%s” finds %j', async (q, expected) => {
  const ada = await enrol(server);
  const { id: courseId } = await ada.post('/courses', { code: 'BIO 101', title: 'Principles of Biology' });
  await ada.post('/tasks', { title: 'Essay', courseId });
  await ada.drop({ name: 'syllabus.pdf', bytes: 'a' });
  const { courses, tasks, documents } = await ada.get(`/search?q=${encodeURIComponent(q)}`);
  expect({ courses: courses.length, tasks: tasks.length, documents: documents.length }).toEqual(expected);
});
