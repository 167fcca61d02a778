import { expect, test } from 'vitest';
import { anExtraction, enrol, fakeReader, join, type Student, testApp } from '../../testing/index.ts';

const server = await testApp();

async function chemistry(ada: Student) {
  const { id } = await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry' });
  const course = `/courses/${id}`;
  const labs = await ada.post(`${course}/components`, { name: 'Labs', weight: 40, works: 5, dropLowest: 1 });
  const final = await ada.post(`${course}/components`, { name: 'Final', weight: 60 });
  return { id, course, labs, final };
}

test('scores make a grade, the weakest dropped as the syllabus says', async () => {
  const ada = await enrol(server);
  const { course, labs, final } = await chemistry(ada);
  await ada.post(`${course}/scores`, { componentId: labs.id, title: 'Lab 1', earned: 4, outOf: 10 });
  await ada.post(`${course}/scores`, { componentId: labs.id, title: 'Lab 2', earned: 9, outOf: 10 });
  expect((await ada.get(`${course}/grades`)).grade).toMatchObject({ percent: 90, graded: 16 });
  await ada.post(`${course}/scores`, { componentId: final.id, earned: 80, outOf: 100 });
  const { grade, scores } = await ada.get(`${course}/grades`);
  expect(grade.percent).toBeCloseTo(84);
  expect(scores.map(({ title }: { title: string }) => title)).toEqual(['Lab 1', 'Lab 2', '']);
});

test('a part is in once all works that the plan has of it have a score', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', { code: 'PHYS 9', title: 'Waves' });
  const exams = await ada.post(`/courses/${id}/components`, { name: 'Exams', weight: 60 });
  const sets = await ada.post(`/courses/${id}/components`, { name: 'Problem sets', weight: 40 });
  const plan = async (title: string, rest = {}) => ada.post('/tasks', { courseId: id, title, ...rest });
  await plan('Exam 1', { status: 'done' });
  await plan('Exam 2', { status: 'done' });
  await plan('Exam 3');
  await plan('Problem set 8');
  for (const componentId of [exams.id, exams.id, sets.id])
    await ada.post(`/courses/${id}/scores`, { componentId, earned: 80, outOf: 100 });
  const { grade, components } = await ada.get(`/courses/${id}/grades`);
  expect(components).toEqual([
    { componentId: exams.id, works: 3 },
    { componentId: sets.id, works: 8 },
  ]);
  expect(grade).toMatchObject({
    percent: expect.closeTo(80),
    graded: expect.closeTo(45),
    lowest: expect.closeTo(36),
    highest: expect.closeTo(91),
  });
});

test('a score is corrected and removed', async () => {
  const ada = await enrol(server);
  const { course, labs } = await chemistry(ada);
  const { id } = await ada.post(`${course}/scores`, { componentId: labs.id, earned: 4, outOf: 10 });
  await ada.patch(`${course}/scores/${id}`, { earned: 7 });
  expect((await ada.get(`${course}/grades`)).grade.percent).toBeCloseTo(70);
  await ada.delete(`${course}/scores/${id}`);
  expect(await ada.get(`${course}/grades`)).toMatchObject({ grade: { percent: null }, scores: [] });
  await ada.patch(`${course}/scores/${id}`, { earned: 8 }, { status: 404 });
});

test.each([
  ['less than nothing', { earned: -1, outOf: 10 }],
  ['out of nothing', { earned: 1, outOf: 0 }],
  ['no number', { earned: 'ten', outOf: 10 }],
])('a score is refused that is %s', async (_, score) => {
  const ada = await enrol(server);
  const { course, labs } = await chemistry(ada);
  await ada.post(`${course}/scores`, { componentId: labs.id, ...score }, { status: 400 });
});

test('a score belongs to a component of this very course', async () => {
  const ada = await enrol(server);
  const { course } = await chemistry(ada);
  const { labs } = await chemistry(ada);
  await ada.post(`${course}/scores`, { componentId: labs.id, earned: 1, outOf: 2 }, { status: 404 });
});

test('a part of the grade that was removed comes back with everybody’s scores in it', async () => {
  const ada = await enrol(server);
  const { course, labs } = await chemistry(ada);
  const bea = await join(server, ada, 'viewer');
  await ada.post(`${course}/scores`, { componentId: labs.id, earned: 4, outOf: 10 });
  await bea.post(`${course}/scores`, { componentId: labs.id, earned: 9, outOf: 10 });
  await ada.delete(`${course}/components/${labs.id}`);
  const without = await bea.get(`${course}/grades`);
  expect(without).toMatchObject({ scores: [], grade: { percent: null } });
  expect((await ada.get(course)).components.map(({ id }: { id: string }) => id)).not.toContain(labs.id);
  await ada.post(`${course}/scores`, { componentId: labs.id, earned: 1, outOf: 2 }, { status: 404 });
  await ada.delete(`${course}/components/${labs.id}`, { status: 404 });

  expect(await ada.post(`${course}/components/${labs.id}/restoration`)).toMatchObject({ id: labs.id });
  expect((await ada.get(`${course}/grades`)).grade.percent).toBeCloseTo(40);
  expect((await bea.get(`${course}/grades`)).grade.percent).toBeCloseTo(90);
});

test('scores are seen by nobody else, not even in a shared workspace', async () => {
  const ada = await enrol(server);
  const { course, labs } = await chemistry(ada);
  const score = await ada.post(`${course}/scores`, { componentId: labs.id, earned: 4, outOf: 10 });
  const bea = await join(server, ada, 'viewer');
  expect((await bea.get(`${course}/grades`)).scores).toEqual([]);
  await bea.patch(`${course}/scores/${score.id}`, { earned: 10 }, { status: 404 });
  await bea.post(`${course}/scores`, { componentId: labs.id, earned: 10, outOf: 10 });
  expect((await ada.get(`${course}/grades`)).grade.percent).toBe(40);
});

test('the dashboard shows the grade of each course that has one', async () => {
  const ada = await enrol(server);
  const { course, final } = await chemistry(ada);
  await ada.post('/courses', { title: 'History' });
  await ada.post(`${course}/scores`, { componentId: final.id, earned: 42, outOf: 50 });
  const { courses } = await ada.get('/overview');
  const grades = courses.map((card: { course: { title: string }; grade: number | null }) => [
    card.course.title,
    card.grade,
  ]);
  expect(new Map(grades)).toEqual(
    new Map([
      ['Chemistry', 84],
      ['History', null],
    ]),
  );
});

test('scores outlive a second acceptance of the syllabus, and the syllabus itself', async () => {
  const grading = [{ component: 'Quizzes', weight: 30, evidence: [] }];
  const server = await testApp({ reader: fakeReader({ extraction: anExtraction({ grading }) }) });
  const ada = await enrol(server);
  const { id, course } = await ada.dropAndRead({ name: 'a.txt', bytes: 'a' });
  await ada.post(`/documents/${id}/facts/acceptance`);
  const { components } = await ada.get(`/courses/${course.id}`);
  await ada.post(`/courses/${course.id}/scores`, { componentId: components[0].id, earned: 9, outOf: 10 });
  await ada.post(`/documents/${id}/facts/acceptance`);
  await ada.delete(`/documents/${id}`);
  expect(await ada.get(`/courses/${course.id}`)).toMatchObject({ components: [{ name: 'Quizzes' }] });
  expect((await ada.get(`/courses/${course.id}/grades`)).grade.percent).toBe(90);
});
