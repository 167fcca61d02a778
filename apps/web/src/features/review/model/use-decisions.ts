import { useQueryClient } from '@tanstack/react-query';
import type {
  Document,
  Finding,
  FindingCreate,
  FindingPatch,
  LedgerFinding,
  Question,
  QuestionAnswer,
} from '@/api';
import { findingsQuery, type ReviewedDocument } from '../queries';
import {
  accepting,
  acceptingAll,
  adding,
  answering,
  askingAgain,
  changing,
  decidingChanges,
  openingAgain,
  promoting,
  refusing,
  separating,
  settingAside,
} from './decisions';
import { useDeciding } from './use-deciding';

export type Decisions = ReturnType<typeof useDecisions>;

/** Every decision of a review, and the way back from each. */
export function useDecisions(path: ReviewedDocument) {
  const queryClient = useQueryClient();
  const { decide, decideAsync, show, ...rest } = useDeciding(path);
  const place = { path, show };

  const haveChanges = () => {
    const page = queryClient.getQueryData(findingsQuery(path).queryKey);
    return page?.items.some(({ change }) => change !== null) ?? false;
  };

  /** Answers with the finding that was made. */
  const promote = async (entry: number, finding: LedgerFinding): Promise<string | undefined> => {
    let madeId: string | undefined;
    await decideAsync(promoting(place, { entry, finding, onMade: (id) => (madeId = id) }));
    return madeId;
  };

  return {
    ...rest,
    promote,
    accept: (finding: Finding) => decide(accepting(place, finding)),
    setAside: (finding: Finding) => decide(settingAside(place, finding)),
    openAgain: (finding: Finding) => decide(openingAgain(place, finding)),
    change: (finding: Finding, patch: FindingPatch) => decideAsync(changing(place, finding, patch)),
    add: (finding: FindingCreate) => decideAsync(adding(place, finding)),
    answer: (question: Question, body: QuestionAnswer, finding: Finding | undefined) =>
      decide(answering(place, { question, body, finding })),
    askAgain: (question: Question, findings: readonly Finding[]) =>
      decideAsync(askingAgain(place, { question, findings })),
    refuse: (question: Question) => decide(refusing(place, question)),
    decideChanges: (follows: boolean, findings?: readonly Finding[]) =>
      decide(decidingChanges(place, { follows, findings })),
    /** Also in what was set by hand. */
    followVersion: (finding: Finding) =>
      decide(decidingChanges(place, { follows: true, findings: [finding], overEdits: true })),
    separate: (document: Document) => decide(separating(place, document)),
    acceptAll: (kinds?: Finding['kind'][]) => decide(acceptingAll(place, { kinds, haveChanges })),
  };
}
