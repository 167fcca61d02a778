import {
  acceptAllFindings,
  acceptChanges,
  acceptFinding,
  addFinding,
  answerQuestion,
  changeFinding,
  type Document,
  dismissFinding,
  type Finding,
  type FindingCreate,
  type FindingPatch,
  type LedgerFinding,
  linkDocumentAgain,
  makeFindingOfLedgerEntry,
  type Question,
  type QuestionAnswer,
  refuseChanges,
  reopenFindings,
  returnChanges,
  separateDocument,
  takeBackAnswer,
  takeOutFinding,
} from '@/api';
import { short } from '@/lib/short';
import type { ReviewedDocument } from '../queries';

/** The way back from a decision. */
export interface Undo {
  label: string;
  run: () => Promise<unknown>;
}

export interface Decision {
  run: () => Promise<Undo | undefined>;
  /** What is said of it beside the page, with a way back. */
  told?: string;
  /** How the findings stand with it, where that is known before it is answered. */
  shown?: readonly Finding[];
}

/** Where the review takes place, and how it shows what was answered. */
export interface Place {
  path: ReviewedDocument;
  show: (changed: readonly Finding[]) => void;
}

const SENT = { throwOnError: true } as const;

const pathOf = ({ path }: Place, { id }: Pick<Finding, 'id'>) => ({
  workspaceId: path.workspaceId,
  findingId: id,
});

const reopen = ({ path }: Place, findingIds: string[], facts = false) =>
  reopenFindings({ path, body: { findingIds, facts }, ...SENT });

const accept = async (place: Place, finding: Finding) =>
  place.show([(await acceptFinding({ path: pathOf(place, finding), ...SENT })).data]);

export const accepting = (place: Place, finding: Finding): Decision => ({
  shown: [{ ...finding, review: 'accepted' }],
  run: async () => {
    await accept(place, finding);
    return { label: `accepting ${finding.title}`, run: () => reopen(place, [finding.id]) };
  },
});

export const settingAside = (place: Place, finding: Finding): Decision => ({
  shown: [{ ...finding, review: 'dismissed' }],
  run: async () => {
    const path = pathOf(place, finding);
    place.show([(await dismissFinding({ path, ...SENT })).data]);
    const putBack = () =>
      finding.review === 'accepted' ? acceptFinding({ path, ...SENT }) : reopen(place, [finding.id]);
    return { label: `setting ${finding.title} aside`, run: putBack };
  },
});

/** What was set aside or accepted is open again. */
export const openingAgain = (place: Place, finding: Finding): Decision => ({
  shown: [{ ...finding, review: 'open' }],
  run: async () => {
    await reopen(place, [finding.id]);
    const path = pathOf(place, finding);
    return finding.review === 'dismissed'
      ? { label: `bringing ${finding.title} back`, run: () => dismissFinding({ path, ...SENT }) }
      : { label: `opening ${finding.title} again`, run: () => acceptFinding({ path, ...SENT }) };
  },
});

const change = (place: Place, finding: Finding, patch: FindingPatch) =>
  changeFinding({
    path: pathOf(place, finding),
    body: patch,
    headers: { 'if-match': `"${finding.version}"` },
    ...SENT,
  });

export const changing = (place: Place, finding: Finding, patch: FindingPatch): Decision => ({
  run: async () => {
    const { data } = await change(place, finding, patch);
    place.show([data]);
    const before = Object.fromEntries(
      Object.keys(patch).map((key) => [key, finding[key as keyof FindingPatch]]),
    );
    return { label: `changing ${finding.title}`, run: () => change(place, data, before) };
  },
});

const takingOut = (place: Place, made: Finding): Undo => ({
  label: `adding ${made.title}`,
  run: () => takeOutFinding({ path: pathOf(place, made), ...SENT }),
});

export const adding = (place: Place, finding: FindingCreate): Decision => ({
  run: async () => takingOut(place, (await addFinding({ path: place.path, body: finding, ...SENT })).data),
});

interface Promotion {
  entry: number;
  finding: LedgerFinding;
  onMade: (id: string) => void;
}

/** Of an entry of the ledger becomes a finding. */
export const promoting = (place: Place, { entry, finding, onMade }: Promotion): Decision => ({
  run: async () => {
    const path = { ...place.path, entry };
    const { data } = await makeFindingOfLedgerEntry({ path, body: finding, ...SENT });
    onMade(data.id);
    return takingOut(place, data);
  },
});

interface Answer {
  question: Question;
  body: QuestionAnswer;
  /** The one that the question is about. */
  finding: Finding | undefined;
}

/** The answer settles its findings; the one it is about is accepted with it. */
export const answering = (place: Place, { question, body, finding }: Answer): Decision => ({
  run: async () => {
    const path = { ...place.path, questionId: question.id };
    const { findings } = (await answerQuestion({ path, body, ...SENT })).data;
    place.show(findings);
    const settled = findings.find(({ id, review }) => id === finding?.id && review === 'open');
    if (settled?.questionIds.length === 0) await accept(place, settled);
    const takeBack = async () => {
      if (settled) await reopen(place, [settled.id]);
      await takeBackAnswer({ path, ...SENT });
    };
    return { label: 'the answer', run: takeBack };
  },
});

/** No answer is right: what waits for one is set aside. */
export const refusing = (place: Place, question: Question): Decision => ({
  run: async () => {
    const path = { ...place.path, questionId: question.id };
    const { findings } = (await answerQuestion({ path, body: { none: true }, ...SENT })).data;
    place.show(findings);
    const [only] = findings;
    const what = only && findings.length === 1 ? only.title : `${findings.length} findings`;
    return { label: `setting ${what} aside`, run: () => takeBackAnswer({ path, ...SENT }) };
  },
});

interface Answered {
  question: Question;
  /** Those that its answer settled, as they stand. */
  findings: readonly Finding[];
}

/** The answer is taken back, and the question asked as if nobody had answered. */
export const askingAgain = (place: Place, answered: Answered): Decision => ({
  run: async () => {
    const path = { ...place.path, questionId: answered.question.id };
    place.show((await takeBackAnswer({ path, ...SENT })).data.findings);
    return { label: 'asking again', run: () => answerAgain(place, answered) };
  },
});

async function answerAgain(place: Place, { question: { id, answer }, findings }: Answered) {
  if (!answer) return;
  const path = { ...place.path, questionId: id };
  const settled = (await answerQuestion({ path, body: answer, ...SENT })).data.findings;
  for (const before of findings) {
    const now = settled.find((one) => one.id === before.id);
    if (now) await restore(place, now, before);
  }
}

async function restore(place: Place, now: Finding, before: Finding) {
  const { date, endDate } = before;
  if (now.date !== date || now.endDate !== endDate) await change(place, now, { date, endDate });
  if (before.review === 'accepted') await accept(place, now);
}

const takingBackChanges = ({ path }: Place, findingIds: string[]) =>
  returnChanges({ path, body: { findingIds }, ...SENT });

interface Choice {
  /** The plan follows the new version, or stays as it is. */
  follows: boolean;
  /** All of them when left out. */
  findings?: readonly Finding[] | undefined;
  /** What was set by hand follows as well. */
  overEdits?: boolean;
}

/** What a new version wants. */
export const decidingChanges = (place: Place, { follows, findings, overEdits }: Choice): Decision => ({
  ...(findings && { shown: findings.map((finding) => ({ ...finding, change: null })) }),
  run: async () => {
    const { path } = place;
    const chosen = findings ? { findingIds: findings.map(({ id }) => id) } : {};
    const { findingIds } = follows
      ? (await acceptChanges({ path, body: { ...chosen, ...(overEdits && { overEdits }) }, ...SENT })).data
      : (await refuseChanges({ path, body: chosen, ...SENT })).data;
    if (findingIds.length === 0) return undefined;
    const [only] = findings ?? [];
    const what = only && findings?.length === 1 ? only.title : `${findingIds.length} changes`;
    const label = follows ? `accepting ${what}` : `keeping ${what}`;
    return { label, run: () => takingBackChanges(place, findingIds) };
  },
});

/** It is no new version: the earlier document has its findings again, and this one is reviewed by itself. */
export const separating = ({ path }: Place, { name, replaces }: Document): Decision => ({
  told: `${short(name)} is no new version${replaces ? ` of ${short(replaces.name)}` : ''}`,
  run: async () => {
    await separateDocument({ path, ...SENT });
    return { label: `that ${name} is no new version`, run: () => linkDocumentAgain({ path, ...SENT }) };
  },
});

interface Many {
  kinds: Finding['kind'][] | undefined;
  /** Whether a new version wants something of any of them. */
  haveChanges: () => boolean;
}

/** Everything that is open, or what is of some kinds; without kinds what a new version wants as well. */
export const acceptingAll = (place: Place, { kinds, haveChanges }: Many): Decision => ({
  run: async () => {
    const { path } = place;
    const changed =
      !kinds && haveChanges() ? (await acceptChanges({ path, body: {}, ...SENT })).data.findingIds : [];
    const { data } = await acceptAllFindings({ path, body: kinds ? { kinds } : {}, ...SENT });
    const count = data.findingIds.length + changed.length;
    if (count === 0 && !data.factsAccepted) return undefined;
    const takeBack = async () => {
      await reopen(place, data.findingIds, data.factsAccepted);
      if (changed.length > 0) await takingBackChanges(place, changed);
    };
    return { label: `accepting ${count}`, run: takeBack };
  },
});
