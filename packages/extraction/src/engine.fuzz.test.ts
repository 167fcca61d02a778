import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createFuzzer, harmedDocument, randomBytes } from '../testing/fuzz.ts';
import * as fixtures from '../testing/index.ts';

/** `npm run fuzz` asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const fuzzer = createFuzzer();
afterAll(() => fuzzer.close());

const documents = [
  { fileName: 'a.pdf', bytes: await fixtures.tableSyllabusPdf() },
  { fileName: 'b.pdf', bytes: await fixtures.proseSyllabusPdf() },
  { fileName: 'a.docx', bytes: await fixtures.tableSyllabusDocx() },
  { fileName: 'a.html', bytes: fixtures.tableSyllabusHtml() },
  { fileName: 'a.md', bytes: fixtures.proseSyllabusMarkdown() },
  { fileName: 'a.txt', bytes: fixtures.tableSyllabusText() },
  { fileName: 'a.ics', bytes: fixtures.calendarFile() },
];

/** Syllabi of every shape in which they are made here, beside one of each format. */
const made = await Promise.all(
  fixtures
    .madeSyllabi()
    .map(async (one) => ({ fileName: `${one.id}.${one.format}`, bytes: await fixtures.setMade(one) })),
);

test(`${RUNS} documents cut, changed and made up are read or refused in words, in time and in bounds`, {
  timeout: 120_000 + RUNS * 1_000,
}, async () => {
  const one = fc.oneof(
    { weight: 3, arbitrary: harmedDocument(documents) },
    { weight: 1, arbitrary: harmedDocument(made) },
    { weight: 1, arbitrary: randomBytes },
  );
  await fc.assert(
    fc.asyncProperty(one, async (document) => {
      expect(await fuzzer.read(document)).not.toHaveProperty('fault');
    }),
    { numRuns: RUNS, endOnFailure: RUNS > 500 },
  );
});

test('a document that is whole is read', async () => {
  for (const document of documents)
    expect([document.fileName, await fuzzer.read(document)]).toEqual([document.fileName, { read: true }]);
});
