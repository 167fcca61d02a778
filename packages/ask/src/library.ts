import { type Answer, askCarefully, type CarefulAnswer } from './ask.ts';
import associations from './associations.json' with { type: 'json' };
import type { DocumentIndex } from './document-index.ts';
import type { Passage } from './passage.ts';
import { rarity } from './reading.ts';
import { HARDLY_ANSWERS } from './thresholds.ts';
import { heardOf, isAsking, questionTerms } from './words.ts';

export interface Shelved<D> {
  document: D;
  index: DocumentIndex;
}

export interface LibraryAnswer<D> {
  /** `answerable` of a passage is that of its document. */
  passages: (Passage & { document: D; answerable: number })[];
  answerable: number;
}

/** So many documents are read closely; of the others a glance at their words says that they have less to say. */
const READ_CLOSELY = 4;
const MOST_PASSAGES = 5;

/**
 * Asks several documents at once. First a glance at which of them hold the rare words of the question (a few
 * milliseconds for forty syllabi), then those that hold most are asked. `answerable` is that of the best document.
 */
export function askAll<D>(shelf: readonly Shelved<D>[], question: string): LibraryAnswer<D> {
  const glanced = glance(shelf, question);
  const answered = glanced.map(({ document, index }) => ({
    document,
    answer: toAnswer(askCarefully(index, question)),
  }));
  const passages = answered
    .flatMap(({ document, answer }) =>
      answer.passages.map((passage) => ({
        ...passage,
        document,
        answerable: answer.answerable,
        worth: worth(answer, passage),
      })),
    )
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PASSAGES)
    .map(({ worth: _, ...passage }) => passage);
  return {
    passages,
    answerable: answered.reduce((most, { answer }) => Math.max(most, answer.answerable), 0),
  };
}

/**
 * Among many documents there is always one that looks like an answer. What does not hold a word of the question hardly is
 * one, however likely in a single document: nobody is told what the syllabus of another course says of other things.
 */
const toAnswer = ({ passages, answerable, holdsWords }: CarefulAnswer): Answer => ({
  passages,
  answerable: answerable * (holdsWords ? 1 : HARDLY_ANSWERS),
});

/** How likely the document answers, and this passage of it does. */
const worth = ({ answerable }: Answer, { score }: Passage): number => answerable * score;

function glance<D>(shelf: readonly Shelved<D>[], question: string): Shelved<D>[] {
  if (shelf.length <= READ_CLOSELY) return [...shelf];
  const known: Record<string, Record<string, number>> = associations;
  const terms = new Map<string, number>();
  for (const term of questionTerms(heardOf(question))) {
    if (!isAsking(term)) terms.set(term, 1);
    for (const [hint, weight] of Object.entries(known[term] ?? {}))
      if (!terms.has(hint)) terms.set(hint, 0.1 * weight);
  }
  const marks = shelf.map(() => 0);
  for (const [term, weight] of terms) {
    const holding = shelf.reduce((sum, { index }) => sum + (index.postings.has(term) ? 1 : 0), 0);
    const rare = rarity(holding, shelf.length);
    shelf.forEach(({ index }, at) => {
      const times = index.postings.get(term)?.length ?? 0;
      marks[at] = (marks[at] ?? 0) + (weight * rare * times) / (times + 1);
    });
  }
  return shelf
    .map((one, at) => ({ one, mark: marks[at] ?? 0 }))
    .sort((a, b) => b.mark - a.mark)
    .slice(0, READ_CLOSELY)
    .map(({ one }) => one);
}
