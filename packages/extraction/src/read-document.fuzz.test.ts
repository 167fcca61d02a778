import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as fixtures from '../testing/index.ts';
import { allLines } from '../testing/outline.ts';
import { UnreadableDocument } from './errors.ts';
import { readDocument } from './node.ts';

const RUNS = 120;

/** What can happen to a file on its way: cut off, bytes changed, a piece moved to another place. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('change' as const),
    bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
      minLength: 1,
      maxLength: 40,
    }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 400 }),
  }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(bytes: Uint8Array, how: Damage): Uint8Array {
  const place = (share: number) => Math.floor(share * bytes.length);
  if (how.kind === 'cut') return bytes.slice(0, place(how.at));
  const copy = bytes.slice();
  if (how.kind === 'change')
    for (const [at, value] of how.bytes) copy[Math.min(place(at), copy.length - 1)] = value;
  else
    copy.set(
      bytes.slice(place(how.from), place(how.from) + how.length).slice(0, copy.length - place(how.to)),
      place(how.to),
    );
  return copy;
}

/** A document with right offsets, or a refusal in words: nothing else may come. */
async function expectDocumentOrRefusal(bytes: Uint8Array, fileName: string) {
  try {
    const document = await readDocument({ bytes, fileName });
    for (const { start, text } of allLines(document))
      expect(document.text.slice(start, start + text.length)).toBe(text);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
  }
}

test.each([
  ['a.pdf', fixtures.tableSyllabusPdf],
  ['a.docx', fixtures.tableSyllabusDocx],
  ['a.html', fixtures.tableSyllabusHtml],
  ['a.md', fixtures.proseSyllabusMarkdown],
  ['a.txt', fixtures.tableSyllabusText],
])('a damaged %s is read or refused, and never hangs', { timeout: 60_000 }, async (fileName, make) => {
  const bytes = await make();
  await fc.assert(
    fc.asyncProperty(damage, (how) => expectDocumentOrRefusal(damaged(bytes, how), fileName)),
    { numRuns: RUNS, timeout: 5_000 },
  );
});

const tag = fc.constantFrom(
  ...[
    'table',
    'tr',
    'td colspan=3',
    'td rowspan=9',
    'th',
    'ul',
    'li',
    'p',
    'b',
    'h2',
    'pre',
    'br',
    'script',
    'svg',
    'footer',
  ],
  ...['/table', '/tr', '/td', '/ul', '/li', '/p', '/b', '/script', '/svg', '!--', 'html', 'body', '/body'],
);
const soup = fc
  .array(
    fc.oneof(
      tag.map((name) => `<${name}>`),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 80 },
  )
  .map((pieces) => pieces.join(''));

test.each(['a.html', 'a.md', 'a.txt'])(
  'any soup of tags and words called %s has right offsets',
  async (fileName) => {
    await fc.assert(
      fc.asyncProperty(soup, (text) =>
        expectDocumentOrRefusal(new TextEncoder().encode(`<p>${text}`), fileName),
      ),
      { numRuns: RUNS },
    );
  },
);
