import { type Associations, bagOf, type DocumentIndex, questionTerms } from '@syllabi/ask/fitting';
import type { Question } from './corpus.ts';

/** Terms of fewer documents may be names, and say nothing of other syllabi. */
const DOCUMENTS_OF_HINT = 8;
const DOCUMENTS_OF_TERM = 8;
const HINTS_OF_TERM = 8;
const SEEN = 3;
const LEAST = 0.7;

/** Learns which terms the answers to questions hold that their documents do not hold everywhere. */
export function learnAssociations(
  questions: readonly Question[],
  indexes: readonly DocumentIndex[],
): Associations {
  const background = countLines(indexes);
  const asked = new Map<string, { times: number; documents: Set<string>; hints: Map<string, number> }>();
  for (const { question, document, spans } of questions) {
    if (spans.length === 0) continue;
    const said = bagOf(spans.join(' '));
    for (const term of questionTerms(question)) {
      const entry = asked.get(term) ?? { times: 0, documents: new Set(), hints: new Map() };
      asked.set(term, entry);
      entry.times++;
      entry.documents.add(document);
      for (const hint of said.keys()) entry.hints.set(hint, (entry.hints.get(hint) ?? 0) + 1);
    }
  }
  const learned: Associations = {};
  for (const [term, { times, documents, hints }] of [...asked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (documents.size < DOCUMENTS_OF_TERM) continue;
    const told = [...hints].flatMap(([hint, count]): [string, number][] => {
      if (hint === term || count < SEEN || (background.documents.get(hint) ?? 0) < DOCUMENTS_OF_HINT)
        return [];
      const share = (count + 0.5) / (times + 4);
      const usual = ((background.lines.get(hint) ?? 0) + 1) / (background.all + 2);
      const gain = Math.log(share / usual);
      return gain > LEAST ? [[hint, gain * (count / (count + 4)) * Math.min(1, 2 * share)]] : [];
    });
    const best = told.sort(([, a], [, b]) => b - a).slice(0, HINTS_OF_TERM);
    if (best.length > 0)
      learned[term] = Object.fromEntries(best.map(([hint, worth]) => [hint, Number(worth.toFixed(2))]));
  }
  return learned;
}

/** How many pairs of lines, and how many documents, hold each term. */
function countLines(indexes: readonly DocumentIndex[]) {
  const lines = new Map<string, number>();
  const documents = new Map<string, number>();
  let all = 0;
  for (const { units } of indexes) {
    const seen = new Set<string>();
    for (let at = 0; at < units.length; at += 2, all++) {
      const text = units.slice(at, at + 2).map((unit) => unit.text);
      for (const term of bagOf(text.join(' ')).keys()) {
        lines.set(term, (lines.get(term) ?? 0) + 1);
        seen.add(term);
      }
    }
    for (const term of seen) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return { lines, documents, all };
}
