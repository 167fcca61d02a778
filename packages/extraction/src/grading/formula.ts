import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { tidyName } from './name.ts';
import type { GradingVocabulary } from './vocabulary.ts';

const FACTOR = '0[.,]\\d{1,3}';
const NAME = '\\(?(?<name>\\p{L}[\\p{L}\\d\\s._-]{0,40}?)\\)?';
const FACTOR_FIRST = new RegExp(`(?<factor>${FACTOR})\\s?[×x*·]?\\s?${NAME}(?=\\s*(?:[+,;.)]|$))`, 'giu');
const NAME_FIRST = new RegExp(`${NAME}\\s?[×x*·]\\s?(?<factor>${FACTOR})(?=\\s*(?:[+,;.)]|$))`, 'giu');
const SUM = new RegExp(`=[^=]{0,60}?${FACTOR}[^=]{1,200}\\+`, 'u');
const WHOLE = 100;
const LONGEST = 400;

/** "Grade = 0.4 x labs + 0.6 x final": factors that make a whole. */
export function componentsInFormula(passage: Passage, at: number, words: GradingVocabulary): Component[] {
  const equals = passage.text.indexOf('=');
  if (passage.text.length > LONGEST || !SUM.test(passage.text)) return [];
  const sum = slicePassage(passage, equals + 1);
  const lists = [FACTOR_FIRST, NAME_FIRST].map((pattern) =>
    eachMatch(sum.text, pattern).map(
      ({ start, end, groups: { name = '', factor = '' } }): Component => ({
        name: tidyName(name, words) || name,
        weight: Math.round(Number(factor.replace(',', '.')) * WHOLE * 100) / 100,
        evidence: [evidenceOf(sum, start, end)],
        at,
        form: 'listed',
        ofGrade: true,
        named: words.namesPart(name),
        bonus: false,
      }),
    ),
  );
  return lists.find((list) => list.length > 1 && isWhole(list)) ?? [];
}

const isWhole = (list: readonly Component[]): boolean =>
  Math.abs(list.reduce((sum, { weight = 0 }) => sum + weight, 0) - WHOLE) < 0.5;
