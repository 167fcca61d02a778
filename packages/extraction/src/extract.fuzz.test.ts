import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sketch } from '../testing/sketch.ts';
import { extract } from './extract.ts';

const scrap = fc.constantFrom(
  'Spring 2027',
  'Oct 12',
  '10/12',
  '13/45',
  '2/30',
  '14-Jan-27',
  '2027-99-99',
  'Mon',
  'TTh',
  '10:10–11:00',
  '25:61',
  'Midterm',
  'Quiz 1',
  'due',
  'No class',
  'Week 5',
  '30%',
  '(',
  ')',
  '|',
  ' / ',
  '- ',
  '# ',
  '•',
  '…',
  '—',
  '\u00ad',
  'https://a.example/2027/01/02',
  'lundi 3 mars',
  '12 de octubre',
  '%',
  '.',
  ';',
  ':',
  ' ',
  ' to ',
  ' and ',
  '&',
);
const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(scrap, { maxLength: 14 }).map((scraps) => scraps.join(' ')),
);

test('whatever the lines say, there is an answer, and every date seen is in the ledger', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const document = sketch(...lines);
      const { findings, ledger, warnings } = extract(document, { referenceDate: '2026-11-20' });
      const seen = new Set(ledger.map(({ date }) => date));
      const ids = new Set(findings.map(({ id }) => id));
      expect(ids.size).toBe(findings.length);
      for (const { date, confidence, evidence, assumed } of findings) {
        expect(date).toMatch(/^(?:\d{4}|-)-\d{2}-\d{2}$/);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(evidence.length).toBeGreaterThan(0);
        expect(seen.has(date) || assumed.some(({ field }) => field === 'date')).toBe(true);
      }
      for (const { findingIds = [] } of warnings) for (const id of findingIds) expect(ids.has(id)).toBe(true);
      for (const { outcome, reason } of ledger) expect(outcome === 'finding' || Boolean(reason)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a long line takes no longer than a long document', () => {
  const long = [
    '1/2 '.repeat(20_000),
    'a '.repeat(50_000),
    '('.repeat(20_000),
    '10:00 - '.repeat(10_000),
    'due '.repeat(20_000),
    'Oct 3; '.repeat(20_000),
  ];
  expect(extract(sketch(...long), { referenceDate: '2026-11-20' }).findings).toEqual([]);
});
