import { expect, test } from 'vitest';
import { madeSyllabi, setMade } from '../testing/index.ts';
import { extract } from './extract.ts';
import { readDocument } from './node.ts';

const squeezed = (text: string) => text.replace(/[\s-]+/g, '');

test.each(madeSyllabi().map((made) => [made.id, made] as const))(
  'made syllabus %s: no date is lost, and every quote stands in the document',
  { timeout: 30_000 },
  async (id, made) => {
    const document = await readDocument({ bytes: await setMade(made), fileName: `${id}.${made.format}` });
    const { findings, ledger } = extract(document, { referenceDate: '2026-09-01' });
    const text = squeezed(document.text);
    expect(ledger.filter(({ outcome, reason }) => outcome === 'dismissed' && !reason)).toEqual([]);
    const quotes = findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotes.filter((quote) => !text.includes(squeezed(quote)))).toEqual([]);
  },
);
