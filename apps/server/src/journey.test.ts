import { tableSyllabusFacts, tableSyllabusPdf } from '@syllabi/extraction/testing';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { enrol, testApp } from './testing/index.ts';

test('a dropped syllabus becomes findings, tasks, classes and a feed that calendars can read', {
  timeout: 30_000,
}, async () => {
  const server = await testApp({ now: '2027-01-04T15:00:00Z' });
  const ada = await enrol(server);

  const dropped = await ada.drop({ name: 'bio101.pdf', bytes: await tableSyllabusPdf() });
  expect(dropped.statusCode).toBe(201);
  expect(dropped.json()).toMatchObject({
    alreadyHere: false,
    document: { status: 'queued', name: 'bio101.pdf' },
  });

  await server.jobs.drain();
  const document = await ada.get(`/documents/${dropped.json().document.id}`);
  expect(document).toMatchObject({ status: 'ready', problem: null, format: 'pdf' });
  expect(document.course.code).toBe(tableSyllabusFacts.course.code);

  const { items: findings, counts } = await ada.get(`/documents/${document.id}/findings`);
  expect(counts.open).toBe(findings.length);
  expect(findings.length).toBeGreaterThan(5);
  expect(findings[0].evidence[0]).toMatchObject({ page: expect.any(Number), quote: expect.any(String) });

  for (const question of (await ada.get(`/documents/${document.id}/questions`)).items)
    await ada.post(`/documents/${document.id}/questions/${question.id}/answer`, { option: 0 });
  const accepted = await ada.post(`/documents/${document.id}/acceptance`);
  expect(accepted).toMatchObject({ waiting: 0, factsAccepted: true });

  const { items: tasks } = await ada.get('/tasks');
  const exam = tasks.find((task: { kind: string }) => task.kind === 'exam');
  expect(exam.source).toMatchObject({ documentId: document.id, quote: expect.any(String) });
  const { items: entries } = await ada.get('/calendar/entries?from=2027-01-01&to=2027-06-30');
  expect(new Set(entries.map(({ type }: { type: string }) => type))).toEqual(
    new Set(['task', 'class', 'dayOff']),
  );

  const feed = await ada.post('/calendar-feeds');
  const fetched = await server.app.inject(new URL(feed.address).pathname);
  expect(fetched.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(fetched.body));
  const summaries = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));
  expect(summaries).toContain(`${exam.title} (${exam.course.code})`);
  expect(summaries.length).toBe(feed.holds.tasks + feed.holds.classes + feed.holds.daysOff);
});
