import { randomFrom } from '../random.ts';
import type { Question } from './corpus.ts';

export interface Answer {
  quotes: string[];
  answerable: number;
  ms?: number;
}

/** A passage may hold so many words; what is beyond does not count. */
const WORDS_OF_PASSAGE = 120;
const SHARE_OF_WORDS = 0.8;
const BEST = [1, 3, 5] as const;

export const scoringWords = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)) ?? [];

/** The share of the spans whose words stand in the quotes. */
export function shareFound(spans: readonly string[], quotes: readonly string[]): number {
  const held = new Set(quotes.flatMap((quote) => scoringWords(quote).slice(0, WORDS_OF_PASSAGE)));
  const found = spans.filter((span) => {
    const words = [...new Set(scoringWords(span))];
    return words.filter((word) => held.has(word)).length >= SHARE_OF_WORDS * words.length;
  });
  return spans.length > 0 ? found.length / spans.length : 0;
}

/** How often a random answered question ranks above a random unanswered one. */
export function auroc(scored: readonly { isAnswered: boolean; score: number }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  let [ranks, answered] = [0, 0];
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end++;
    const count = sorted.slice(start, end).filter(({ isAnswered }) => isAnswered).length;
    ranks += count * ((start + end + 1) / 2);
    answered += count;
    start = end;
  }
  const others = sorted.length - answered;
  return (ranks - (answered * (answered + 1)) / 2) / (answered * others);
}

const DRAWS = 1000;

/** Where the AUROC lies in 95 of 100 draws of as many documents, of which each may come again. */
export function aurocInterval(
  scored: readonly { document: string; isAnswered: boolean; score: number }[],
): [number, number] {
  const documents = [...Map.groupBy(scored, ({ document }) => document).values()];
  const random = randomFrom(3);
  const drawn = Array.from({ length: DRAWS }, () =>
    auroc(documents.flatMap(() => documents[Math.floor(random() * documents.length)] ?? [])),
  ).sort((a, b) => a - b);
  return [drawn[Math.floor(0.025 * DRAWS)] ?? 0, drawn[Math.floor(0.975 * DRAWS)] ?? 0];
}

export const isAnswered = ({ type }: Question): boolean => type !== 'no answer';

/** Lines of a table: hit@1, @3 and @5 by type of question, AUROC, and time. */
export function tableOf(asked: readonly { question: Question; answer: Answer }[]): string[] {
  const types = [
    ...new Set(
      asked.filter(({ question }) => question.spans.length > 0).map(({ question }) => question.type),
    ),
  ];
  const rows = types.map((type) => {
    const those = asked.filter(({ question }) => question.type === type && question.spans.length > 0);
    const hits = BEST.map((best) => {
      const shares = those.map(({ question, answer }) =>
        shareFound(question.spans, answer.quotes.slice(0, best)),
      );
      return (shares.reduce((sum, share) => sum + share, 0) / those.length).toFixed(3);
    });
    return `  ${type.padEnd(18)} ${String(those.length).padStart(4)}  ${hits.join('  ')}`;
  });
  const scored = asked.map(({ question, answer }) => ({
    document: question.document,
    isAnswered: isAnswered(question),
    score: answer.answerable,
  }));
  const [low, high] = aurocInterval(scored);
  const ms = asked.map(({ answer }) => answer.ms ?? 0).sort((a, b) => a - b);
  return [
    `  ${'type'.padEnd(18)}    n  hit@1  hit@3  hit@5`,
    ...rows,
    `  answerable, AUROC  ${auroc(scored).toFixed(3)}  (${low.toFixed(3)} to ${high.toFixed(3)}, by documents)`,
    `  ms a question      ${(ms[Math.floor(ms.length / 2)] ?? 0).toFixed(1)} in the middle, ${(ms[Math.floor(ms.length * 0.99)] ?? 0).toFixed(1)} of 99 in 100`,
  ];
}
