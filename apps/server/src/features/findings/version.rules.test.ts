import type { Finding as Extracted } from '@syllabi/extraction';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFinding, anExtraction } from '../../testing/index.ts';
import { fieldsOfExtracted } from './findings.rules.ts';
import { FINDING_FIELDS, type FindingField, type ReviewState } from './findings.schemas.ts';
import {
  acceptedFields,
  adoptFindings,
  isNewVersion,
  pendingChange,
  type Standing,
} from './version.rules.ts';

const standing = (found: Extracted, change: Partial<Standing> = {}): Standing => ({
  ...fieldsOfExtracted(found),
  id: `row-${found.id}`,
  documentId: 'old',
  key: found.id,
  review: 'accepted',
  editedFields: [],
  byHand: false,
  proposal: null,
  evidence: found.evidence,
  ...change,
});

const quiz = aFinding({ id: 'old-1' });
const moved = aFinding({ id: 'new-1', date: '2027-02-19' });

const adopt = (change: Partial<Standing>, after: Extracted[]) =>
  adoptFindings({ standing: [standing(quiz, change)], before: [quiz], after });

test('what is in the plan is not moved before somebody says so', () => {
  const [kept] = adopt({}, [moved]).kept;
  expect(kept).toMatchObject({ change: {}, proposal: { type: 'changed', to: { date: '2027-02-19' } } });
  const proposed = standing(quiz, { proposal: kept?.proposal ?? null });
  expect(pendingChange(proposed)).toMatchObject({
    type: 'moved',
    fields: [{ field: 'date', from: '2027-02-12', to: '2027-02-19', edited: false }],
  });
  expect(acceptedFields(proposed)).toEqual({ date: '2027-02-19' });
});

test.each<[string, Partial<Standing>, object]>([
  ['open follows at once', { review: 'open' }, { change: { date: '2027-02-19' }, proposal: null }],
  [
    'set aside stays so and follows',
    { review: 'dismissed' },
    { change: { date: '2027-02-19' }, proposal: null },
  ],
  [
    'dated by hand is told of, and kept',
    { editedFields: ['date'], date: '2027-02-15' },
    { change: {}, proposal: { to: { date: '2027-02-19' } } },
  ],
  [
    'renamed by hand keeps its name',
    { review: 'open', editedFields: ['title'], title: 'Mine' },
    { change: { date: '2027-02-19' } },
  ],
])('a finding that is %s', (_, change, expected) => {
  expect(adopt(change, [moved]).kept).toMatchObject([expected]);
});

test('an edit is not asked about again where the document says what it said before', () => {
  const edited = { editedFields: ['date'] as FindingField[], date: '2027-02-15' };
  expect(adopt(edited, [{ ...quiz, id: 'new-1' }]).kept).toMatchObject([{ change: {}, proposal: null }]);
});

test.each<[string, Partial<Standing>, { left?: number; dropped?: number; proposal?: string | null }]>([
  ['in the plan', {}, { left: 1, proposal: 'gone' }],
  ['set aside', { review: 'dismissed' }, { left: 1, proposal: null }],
  ['open and untouched', { review: 'open' }, { dropped: 1 }],
  ['open and edited', { review: 'open', editedFields: ['title'] }, { left: 1, proposal: null }],
  ['written by hand', { byHand: true, key: null }, { left: 1, proposal: null }],
])('what is %s and not in the new version', (_, change, { left = 0, dropped = 0, proposal }) => {
  const adoption = adopt(change, []);
  expect(adoption.left).toHaveLength(left);
  expect(adoption.droppedIds).toHaveLength(dropped);
  if (left) expect(adoption.left[0]?.proposal?.type ?? null).toBe(proposal);
});

test('what was written by hand and now stands in the document is one finding', () => {
  const { kept, added } = adopt({ byHand: true, key: null }, [{ ...quiz, id: 'new-1' }]);
  expect(kept).toMatchObject([{ proposal: null }]);
  expect(added).toEqual([]);
});

test.each([
  ['mostly the same', 6, 5, true],
  ['half as long', 6, 2, false],
  ['with nothing in common', 6, 0, false],
])('a document %s is a new version: %#', (_, count, same, expected) => {
  const NAMES = ['Midterm', 'Essay', 'Final exam', 'Lab report', 'Poster', 'Debate'];
  const findings = NAMES.slice(0, count).map((title, index) =>
    aFinding({ id: title, title, date: `2027-02-1${index}` }),
  );
  const later = [
    ...findings.slice(0, same),
    ...(same === 0 ? [aFinding({ title: 'Museum visit', date: '2027-05-01' })] : []),
  ];
  expect(isNewVersion(anExtraction({ findings }), anExtraction({ findings: later }))).toBe(expected);
});

const TITLES = [
  'Quiz',
  'Quiz 1',
  'Quiz 2',
  'Midterm exam',
  'Essay',
  'Essay draft',
  'Final exam',
  'Lab report',
];
const date = fc
  .integer({ min: 1, max: 28 })
  .chain((day) =>
    fc.constantFrom('01', '02', '03', '04').map((month) => `2027-${month}-${String(day).padStart(2, '0')}`),
  );
const title = fc.constantFrom(...TITLES);
const found = fc.record({
  title,
  date,
  kind: fc.constantFrom('quiz', 'exam', 'assignment', 'holiday', 'reading'),
});
const care = fc.record({
  review: fc.constantFrom<ReviewState>('open', 'accepted', 'dismissed'),
  editedFields: fc.subarray<FindingField>(['title', 'date', 'weight']),
  byHand: fc.boolean(),
  mine: title,
  mineOn: date,
});
const deed = fc.oneof(
  fc.record({ what: fc.constant('drop'), at: fc.nat(30) }),
  fc.record({ what: fc.constant('move'), at: fc.nat(30), to: date }),
  fc.record({ what: fc.constant('rename'), at: fc.nat(30), as: title }),
  fc.record({ what: fc.constant('swap'), at: fc.nat(30) }),
  fc.record({ what: fc.constant('add'), at: fc.nat(30), found }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function mutate(document: Extracted[], deeds: Deed[]): Extracted[] {
  const next = [...document];
  for (const one of deeds) {
    const at = one.at % (next.length + 1);
    const here = next[at];
    if (one.what === 'add' && 'found' in one) next.splice(at, 0, toFound(one.found, 0));
    else if (!here) continue;
    else if (one.what === 'drop') next.splice(at, 1);
    else if (one.what === 'swap') next.push(...next.splice(at, 1));
    else if ('to' in one) next[at] = { ...here, date: one.to };
    else if ('as' in one) next[at] = { ...here, title: one.as };
  }
  return next.map((entry, index) => ({ ...entry, id: `new-${index}` }));
}

const toFound = (fields: Pick<Extracted, 'title' | 'date'> & { kind: string }, index: number): Extracted =>
  aFinding({ ...fields, kind: fields.kind as Extracted['kind'], id: `old-${index}` });

const syllabus = fc.array(fc.tuple(found, care), { maxLength: 15 });

/** The rows as a student left them. */
const rowsOf = (list: typeof syllabus extends fc.Arbitrary<infer L> ? L : never) =>
  list.map(([fields, { review, editedFields, byHand, mine, mineOn }], index) => {
    const values = { title: mine, date: mineOn, weight: 42 };
    const edits = Object.fromEntries(
      editedFields.map((field) => [field, values[field as keyof typeof values]]),
    );
    const row = standing(toFound(fields, index), { review, editedFields, ...edits });
    return byHand ? { ...row, key: null, byHand } : row;
  });

test('however the document changes, no edit is lost and nothing appears twice', () => {
  fc.assert(
    fc.property(syllabus, fc.array(deed, { maxLength: 12 }), (list, deeds) => {
      const rows = rowsOf(list);
      const before = list.map(([fields], index) => toFound(fields, index));
      const after = mutate(before, deeds);
      const { kept, left, droppedIds, added } = adoptFindings({ standing: rows, before, after });

      const places = [
        ...kept.map(({ finding }) => finding.id),
        ...left.map(({ finding }) => finding.id),
        ...droppedIds,
      ];
      expect(places.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      const keys = [...kept.map((one) => one.found.id), ...added.map(({ id }) => id)];
      expect(keys.toSorted()).toEqual(after.map(({ id }) => id).toSorted());

      for (const id of droppedIds)
        expect(rows.find((row) => row.id === id)).toMatchObject({
          review: 'open',
          editedFields: [],
          byHand: false,
        });
      for (const { finding, change, proposal } of kept) {
        const now = { ...finding, ...change, proposal };
        const accepted = { ...now, ...acceptedFields(now) };
        const own = finding.byHand ? FINDING_FIELDS : finding.editedFields;
        for (const field of own)
          expect([now[field], accepted[field]]).toEqual([finding[field], finding[field]]);
        expect(now.review).toBe(finding.review);
        if (finding.review === 'accepted') expect(change).toEqual({});
      }
    }),
    { numRuns: 500 },
  );
});

test('the same document again changes nothing', () => {
  fc.assert(
    fc.property(syllabus, (list) => {
      const rows = rowsOf(list);
      const before = list.map(([fields], index) => toFound(fields, index));
      const { added, kept } = adoptFindings({
        standing: rows.filter(({ byHand }) => !byHand),
        before,
        after: before,
      });
      const left = new Set(list.flatMap(([, { byHand }], index) => (byHand ? [`old-${index}`] : [])));
      expect(added.map(({ id }) => id).filter((id) => !left.has(id))).toEqual([]);
      for (const { proposal } of kept) expect(proposal).toBeNull();
    }),
    { numRuns: 200 },
  );
});
