import { toIso } from '../dates/civil.ts';
import { inAYear } from '../dates/date-book.ts';
import type { Candidate } from '../items/candidate.ts';
import type { Vocabulary } from '../items/vocabulary.ts';
import { DRAFT } from '../schedule/text/stage-words.ts';

/** "Full draft due" and "Peer review" on one day: the draft is what one has to have for it. */
export function withoutPeerWorkBesideDrafts(
  candidates: readonly Candidate[],
  { peerWork }: Vocabulary,
): Candidate[] {
  const isOfPeers = ({ noun, title }: Candidate) => peerWork.test(noun ?? title);
  const dayOf = ({ dates: [first] }: Candidate) => first && toIso(inAYear(first.date));
  const drafts = new Set(candidates.filter((one) => DRAFT.test(one.title) && !isOfPeers(one)).map(dayOf));
  return candidates.filter((one) => !isOfPeers(one) || !drafts.has(dayOf(one)));
}
