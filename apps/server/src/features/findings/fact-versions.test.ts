import type { Extraction } from '@syllabi/extraction';
import { describe, expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, testApp } from '../../testing/index.ts';

const reader = fakeReader();
const server = await testApp({ now: '2027-01-04T15:00:00Z', reader });

const said = (quote: string) => [{ page: 1, quote }];
const FINDINGS = [
  aFinding({ id: 'a', title: 'Quiz 1', date: '2027-02-12' }),
  aFinding({ id: 'b', title: 'Midterm exam', kind: 'exam', date: '2027-03-03' }),
];
const LECTURE: Extraction['meetings'][number] = {
  days: ['MO', 'WE'],
  start: '10:00',
  end: '11:15',
  kind: 'lecture',
  location: 'Hall 2',
  evidence: said('Lectures MW 10:00-11:15, Hall 2'),
};
const LAB: Extraction['meetings'][number] = {
  days: ['FR'],
  start: '13:00',
  kind: 'lab',
  evidence: said('Lab F 1pm'),
};
const FIRST: Partial<Extraction> = {
  findings: FINDINGS,
  meetings: [LECTURE, LAB],
  grading: [
    { component: 'Quizzes', weight: 40, evidence: said('Quizzes 40%') },
    { component: 'Exams', weight: 60, evidence: said('Exams 60%') },
  ],
};
const MOVED = {
  ...LECTURE,
  days: ['TU', 'TH'] as const,
  evidence: said('Lectures TuTh 10:00-11:15, Hall 2'),
};
const SECOND: Partial<Extraction> = {
  findings: FINDINGS,
  meetings: [{ ...MOVED, days: ['TU', 'TH'] }],
  grading: [
    { component: 'Quizzes', weight: 30, evidence: said('Quizzes 30%') },
    { component: 'Exams', weight: 60, evidence: said('Exams 60%') },
    { component: 'Poster', weight: 10, evidence: said('Poster 10%') },
  ],
};
const passage = (heading: string, text: string) => ({
  heading,
  text,
  evidence: { page: 2, quote: text },
});

let drops = 0;
interface Version {
  says: Partial<Extraction>;
  passages?: ReturnType<typeof passage>[];
}

/** A student who took over the facts of a syllabus, and then adds its next version. */
async function withVersions(first: Version, second: Version, between?: (course: Course) => Promise<unknown>) {
  const ada = await enrol(server);
  const drop = async ({ says, passages = [] }: Version) => {
    drops += 1;
    reader.finds({ extraction: anExtraction(says), passages });
    return ada.dropAndRead({ name: `bio-${drops}.txt`, bytes: `facts ${drops}` });
  };
  const earlier = await drop(first);
  await ada.post(`/documents/${earlier.id}/facts/acceptance`);
  const path = `/courses/${earlier.course.id}`;
  const course = () => ada.get(path);
  await between?.({ ada, path, now: await course() });
  const later = await drop(second);
  const facts = `/documents/${later.id}/facts`;
  const changes = async () => (await ada.get(facts)).changes;
  return { ada, earlier, later, course, facts, changes };
}

interface Course {
  ada: Awaited<ReturnType<typeof enrol>>;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: as the API answers
  now: any;
}

const named = (changes: { part: string; type: string; name: string }[]) =>
  changes.map(({ part, type, name }) => `${part}: ${name} ${type}`);

describe('what a new version says otherwise of the course', () => {
  test('is shown field by field with its quote, and the course stays as it was', async () => {
    const { changes, course } = await withVersions({ says: FIRST }, { says: SECOND });
    expect(named(await changes())).toEqual([
      'meetings: lecture changed',
      'meetings: lab gone',
      'grading: Quizzes changed',
      'grading: Poster new',
    ]);
    expect((await changes())[0]).toMatchObject({
      fields: [{ field: 'days', from: 'MO,WE', to: 'TU,TH', edited: false }],
      quote: 'Lectures TuTh 10:00-11:15, Hall 2',
    });
    expect((await changes())[2]).toMatchObject({ fields: [{ field: 'weight', from: '40', to: '30' }] });
    expect(await course()).toMatchObject({
      meetings: [{ days: ['MO', 'WE'] }, { kind: 'lab' }],
      components: [{ weight: 40 }, { weight: 60 }],
    });
  });

  test('becomes so when it is accepted, with the ids that were there', async () => {
    const { ada, facts, changes, course } = await withVersions({ says: FIRST }, { says: SECOND });
    const before = await course();
    await ada.post(`${facts}/acceptance`);
    expect(await changes()).toEqual([]);
    expect(await course()).toMatchObject({
      meetings: [{ id: before.meetings[0].id, days: ['TU', 'TH'] }],
      components: [{ id: before.components[0].id, weight: 30 }, { weight: 60 }, { name: 'Poster' }],
    });
  });

  test('is accepted in one part and refused in another', async () => {
    const { ada, facts, changes, course, later } = await withVersions({ says: FIRST }, { says: SECOND });
    await ada.post(`${facts}/acceptance`, { parts: ['meetings'] });
    expect(named(await changes())).toEqual(['grading: Quizzes changed', 'grading: Poster new']);
    expect((await ada.get(facts)).acceptedAt).toBeNull();
    await ada.post(`${facts}/refusal`, { parts: ['grading'] });
    expect(await ada.get(facts)).toMatchObject({ acceptedAt: expect.any(String), changes: [] });
    const settled = { meetings: [{ days: ['TU', 'TH'] }], components: [{ weight: 40 }, { weight: 60 }] };
    expect(await course()).toMatchObject(settled);

    reader.finds({ extraction: anExtraction(SECOND) });
    await ada.post(`/documents/${later.id}/reading`);
    await server.jobs.drain();
    expect(await course()).toMatchObject(settled);
  });

  test('is asked about again when it is taken back, and the course is as the last version had it', async () => {
    const { ada, facts, changes, course } = await withVersions(
      { says: FIRST },
      { says: SECOND },
      async ({ ada, path, now }) =>
        ada.patch(`${path}/components/${now.components[1].id}`, { name: 'Both exams' }),
    );
    const asked = named(await changes());
    await ada.post(`${facts}/acceptance`);
    await ada.delete(`${facts}/acceptance`);
    expect(named(await changes())).toEqual(asked);
    expect(await course()).toMatchObject({
      meetings: [{ days: ['MO', 'WE'] }, { kind: 'lab' }],
      components: [{ weight: 40 }, { name: 'Both exams', weight: 60 }],
    });
  });

  test('is nothing to decide where it says the same', async () => {
    const { ada, facts } = await withVersions({ says: FIRST }, { says: { ...FIRST, language: 'en' } });
    expect(await ada.get(facts)).toMatchObject({ changes: [], acceptedAt: expect.any(String) });
  });

  test('is not shown where the facts of the last version were never taken over', async () => {
    const { ada, earlier, facts } = await withVersions(
      { says: FIRST },
      { says: SECOND },
      async ({ ada, now }) => {
        const { items } = await ada.get('/documents');
        await ada.delete(`/documents/${items[0].id}/facts/acceptance`);
        expect(now.meetings).toHaveLength(2);
      },
    );
    expect(earlier.id).toEqual(expect.any(String));
    expect(await ada.get(facts)).toMatchObject({ changes: [], acceptedAt: null });
  });
});

describe('what somebody changed by hand', () => {
  test('stays, and is shown beside what the new version says', async () => {
    const { ada, facts, changes, course } = await withVersions(
      { says: FIRST },
      { says: SECOND },
      async ({ ada, path, now }) => {
        await ada.patch(`${path}/meetings/${now.meetings[0].id}`, { location: 'Hall 9' });
        await ada.patch(`${path}/components/${now.components[0].id}`, { weight: 45 });
      },
    );
    expect((await changes())[0]).toMatchObject({
      fields: [
        { field: 'days', from: 'MO,WE', to: 'TU,TH', edited: true },
        { field: 'location', from: 'Hall 9', to: 'Hall 2', edited: true },
      ],
    });
    await ada.post(`${facts}/acceptance`);
    expect(await course()).toMatchObject({
      meetings: [{ days: ['MO', 'WE'], location: 'Hall 9' }],
      components: [{ weight: 45 }, { weight: 60 }, { name: 'Poster' }],
    });
  });

  test('does not come back when it was taken out', async () => {
    const { ada, facts, course } = await withVersions(
      { says: FIRST },
      { says: { ...SECOND, meetings: [{ ...MOVED, days: ['TU', 'TH'] }, LAB] } },
      async ({ ada, path, now }) => ada.delete(`${path}/meetings/${now.meetings[1].id}`),
    );
    await ada.post(`${facts}/acceptance`);
    expect((await course()).meetings).toMatchObject([{ kind: 'lecture' }]);
  });
});

describe('the course itself', () => {
  const withTeacher = (name: string, section?: string): Partial<Extraction> => ({
    ...FIRST,
    course: { ...anExtraction().course, instructors: [{ name }], ...(section && { section }) },
  });

  test('follows the new version in what it says otherwise, once that is accepted', async () => {
    const { ada, facts, changes, course } = await withVersions(
      { says: withTeacher('Ida Moss') },
      { says: withTeacher('Theo Lind') },
    );
    expect(await changes()).toMatchObject([
      {
        part: 'course',
        type: 'changed',
        fields: [{ field: 'instructors', from: 'Ida Moss', to: 'Theo Lind', edited: false }],
      },
    ]);
    await ada.post(`${facts}/acceptance`, { parts: ['course'] });
    expect(await course()).toMatchObject({ instructors: [{ name: 'Theo Lind' }] });
    expect((await ada.get(facts)).acceptedAt).toEqual(expect.any(String));
  });

  test('keeps what somebody wrote there', async () => {
    const { ada, facts, changes, course } = await withVersions(
      { says: withTeacher('Ida Moss') },
      { says: withTeacher('Theo Lind') },
      async ({ ada, path, now }) =>
        ada.patch(path, { instructors: [{ name: 'Vera Koch' }] }, { version: now.version }),
    );
    expect(await changes()).toMatchObject([
      { fields: [{ from: 'Vera Koch', to: 'Theo Lind', edited: true }] },
    ]);
    await ada.post(`${facts}/acceptance`);
    expect(await course()).toMatchObject({ instructors: [{ name: 'Vera Koch' }] });
  });
});

test('policies that are put otherwise are shown with both wordings until they were seen', async () => {
  const { ada, facts, changes } = await withVersions(
    {
      says: FIRST,
      passages: [passage('Late work', 'A day costs ten percent.'), passage('Attendance', 'Be here.')],
    },
    {
      says: FIRST,
      passages: [passage('Late work', 'A day costs twenty percent.'), passage('Use of AI', 'Cite it.')],
    },
  );
  expect(named(await changes())).toEqual([
    'policies: late-work changed',
    'policies: attendance gone',
    'policies: ai new',
  ]);
  expect((await changes())[0].fields).toMatchObject([
    { field: 'text', from: 'A day costs ten percent.', to: 'A day costs twenty percent.' },
  ]);
  await ada.post(`${facts}/acceptance`, { parts: ['policies'] });
  expect(await ada.get(facts)).toMatchObject({ changes: [], acceptedAt: expect.any(String) });
});
