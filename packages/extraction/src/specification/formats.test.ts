import { expect, test } from 'vitest';
import * as fixtures from '../../testing/index.ts';
import { extract } from '../extract.ts';
import type { Finding } from '../extraction.ts';
import { readDocument } from '../node.ts';

type Case = [fileName: string, make: () => Uint8Array | Promise<Uint8Array>, facts: fixtures.ExpectedFacts];

const cases: Case[] = [
  ['table.pdf', fixtures.tableSyllabusPdf, fixtures.tableSyllabusFacts],
  ['table.docx', fixtures.tableSyllabusDocx, fixtures.tableSyllabusFacts],
  ['table.html', fixtures.tableSyllabusHtml, fixtures.tableSyllabusFacts],
  ['table.md', fixtures.tableSyllabusMarkdown, fixtures.tableSyllabusFacts],
  ['table.txt', fixtures.tableSyllabusText, fixtures.tableSyllabusFacts],
  ['prose.pdf', fixtures.proseSyllabusPdf, fixtures.proseSyllabusFacts],
  ['prose.docx', fixtures.proseSyllabusDocx, fixtures.proseSyllabusFacts],
  ['prose.html', fixtures.proseSyllabusHtml, fixtures.proseSyllabusFacts],
  ['prose.md', fixtures.proseSyllabusMarkdown, fixtures.proseSyllabusFacts],
  ['prose.txt', fixtures.proseSyllabusText, fixtures.proseSyllabusFacts],
];

const onDays = (findings: readonly Finding[]) =>
  findings.map(({ kind, date, endDate }) => [kind, date, endDate].join(' ').trim());

test.each(cases)('%s gives what a careful reader takes from it', async (fileName, make, facts) => {
  const document = await readDocument({ bytes: await make(), fileName });
  const { findings, course, ledger, warnings } = extract(document, { referenceDate: '2026-11-20' });
  const due = findings.filter(({ kind }) => kind !== 'class' && kind !== 'reading' && kind !== 'holiday');
  const daysOff = findings.filter(({ kind }) => kind === 'holiday');
  expect(onDays(due)).toEqual(facts.findings.map(({ kind, date }) => `${kind} ${date}`));
  expect(due.map(({ title }) => title.toLowerCase())).toEqual(
    facts.findings.map(({ title }) => expect.stringContaining(title.toLowerCase())),
  );
  expect(onDays(daysOff)).toEqual(
    facts.daysOff.map(({ date, endDate }) => `holiday ${date} ${endDate ?? ''}`.trim()),
  );
  expect(course.term).toEqual(facts.term);
  expect(
    ledger.filter(({ date }) => facts.notForThePlan.includes(date ?? '')).map(({ outcome }) => outcome),
  ).toEqual(facts.notForThePlan.map(() => 'dismissed'));
  expect(warnings).toEqual([]);
});

test.each(cases)('every quote of %s stands in the document', async (fileName, make) => {
  const document = await readDocument({ bytes: await make(), fileName });
  const { findings, ledger } = extract(document, { referenceDate: '2026-11-20' });
  const text = document.text.replace(/\s+/g, ' ');
  const evidence = [
    ...findings.flatMap((finding) => finding.evidence),
    ...ledger.flatMap((entry) => entry.evidence ?? []),
  ];
  for (const { quote, boxes, span } of evidence) {
    expect(text).toContain(quote.replace(/\s+/g, ' '));
    expect(document.format === 'pdf' ? boxes : span).toBeDefined();
  }
});
