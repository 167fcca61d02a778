import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { passagesOf } from '../structure/passages-of.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { countWorks, numberFrom } from './count-works.ts';
import { gradingVocabulary } from './vocabulary.ts';

const MOST_WORKS = 20;
const LONGEST_PASSAGE = 2_000;

/** "Prelims 20% each", where another sentence says "two evening prelims": the share of all of them. */
export function countEach(
  components: readonly Component[],
  nodes: readonly Node[],
  locale: Locale,
): Component[] {
  if (!components.some(({ isOfEach }) => isOfEach)) return [...components];
  const passages = nodes.flatMap(passagesOf).filter(({ text }) => text.length <= LONGEST_PASSAGE);
  return components.map((component) => {
    const { isOfEach, weight, name, evidence } = component;
    const counted = isOfEach && weight !== undefined ? howMany(name, passages, locale) : undefined;
    if (!counted || weight === undefined || weight * counted.count > 100) return component;
    return {
      ...component,
      weight: weight * counted.count,
      works: counted.count,
      evidence: [...evidence, evidenceOf(counted.passage)],
    };
  });
}

/** The number that stands in front of the name somewhere, "two evening prelims". */
function howMany(
  name: string,
  passages: readonly Passage[],
  locale: Locale,
): { count: number; passage: Passage } | undefined {
  const { numbers } = gradingVocabulary(locale);
  const noun = /(?<noun>\p{L}{3,}?)(?:z?es|s)?$/iu.exec(countWorks(name, numbers).label.trim())?.groups?.noun;
  if (noun === undefined) return undefined;
  const counted = new RegExp(
    `(?<![\\p{L}\\d.,/])(?<count>\\d{1,2}|${oneOf(numbers)})\\s(?:\\p{L}[\\p{L}-]*,?\\s){0,2}${noun}(?:z?es|s)(?!\\p{L})`,
    'giu',
  );
  return passages
    .flatMap((passage) =>
      eachMatch(passage.text, counted).map(({ groups }) => ({
        count: numberFrom(groups.count, numbers) ?? 0,
        passage,
      })),
    )
    .find(({ count }) => count >= 2 && count <= MOST_WORKS);
}
