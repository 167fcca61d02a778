import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import type { Component } from './component.ts';
import { isComponentName, tidyName } from './name.ts';
import { findShares, type Share } from './shares.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const FEWEST = 2;
const LONGEST_NAME = 70;
const LONGEST_SHARE = 30;

interface OnLine {
  at: number;
  share: Share;
  passage: Passage;
}

interface Named extends OnLine {
  name: string;
  label: Passage;
}

/** Shares on lines of their own, all below their names or all above them: `Term paper` and below it `30%`. */
export function componentsOnLines(nodes: readonly Node[], locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const lines = nodes.flatMap((node, at) => onLine(node, at, locale) ?? []);
  if (lines.length < FEWEST) return lines.flatMap((line) => wrapped(line, nodes[line.at - 1], locale) ?? []);
  const [below, above] = [-1, 1].map((step) => named(lines, nodes, step, words));
  const chosen = weightOf(above, words) > weightOf(below, words) ? above : below;
  return (chosen ?? []).length < FEWEST ? [] : (chosen ?? []).map((line) => toComponent(line, words));
}

/** "Exams: 50%, labs: 40%, participation:" and below it "10%", where the line had no more room. */
function wrapped(line: OnLine, above: Node | undefined, locale: Locale): Component | undefined {
  if (above?.type !== 'paragraph' || !OPEN.test(above.passage.text)) return undefined;
  const words = gradingVocabulary(locale);
  const last = findShares(above.passage.text, locale).at(-1);
  const label = last && slicePassage(above.passage, last.end);
  const name = tidyName(label?.text ?? '', words);
  return label && words.namesPart(name) && isComponentName(name, words)
    ? toComponent({ ...line, name, label }, words)
    : undefined;
}

const OPEN = /\p{L}\s?:\s*$/u;

/** "10% The success of a course …": a share, and behind it sentences about what the title above names. */
const LEADS_SENTENCE = /^\W{0,3}\d{1,2}\s?%[\s.:–—-]{1,3}(?=\p{Lu}[^%]{40})/u;

/** Below the titles of the parts, the shares with which their descriptions begin. */
export function componentsBelowTitles(nodes: readonly Node[], locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const lines = nodes.flatMap((node, at): OnLine[] => {
    const lead = node.type === 'paragraph' ? LEADS_SENTENCE.exec(node.passage.text)?.[0] : undefined;
    const [share] = lead ? findShares(lead, locale) : [];
    return node.type === 'paragraph' && lead && share
      ? [{ at, share, passage: slicePassage(node.passage, 0, lead.length) }]
      : [];
  });
  const titled = named(lines, nodes, -1, words);
  return titled.length >= FEWEST ? titled.map((line) => toComponent(line, words)) : [];
}

/** A line that is a share and nothing else. */
function onLine(node: Node, at: number, locale: Locale): OnLine | undefined {
  if (node.type !== 'paragraph' || node.passage.text.length > LONGEST_SHARE) return undefined;
  const { text } = node.passage;
  const [share, ...others] = findShares(text, locale);
  if (!share || others.length > 0) return undefined;
  const rest =
    text.slice(0, share.start) + text.slice(share.end).replace(gradingVocabulary(locale).ofGrade, '');
  return /[\p{L}\d]/u.test(rest) ? undefined : { at, share, passage: node.passage };
}

function named(
  lines: readonly OnLine[],
  nodes: readonly Node[],
  step: number,
  words: GradingVocabulary,
): Named[] {
  return lines.flatMap((line) => {
    const label = nodes[line.at + step];
    if (label?.type !== 'paragraph' || lines.some(({ at }) => at === line.at + step)) return [];
    const { text } = label.passage;
    const name = tidyName(text, words);
    const isName = text.length <= LONGEST_NAME && isComponentName(name, words) && !words.policies.test(text);
    return isName ? [{ ...line, name, label: label.passage }] : [];
  });
}

const weightOf = (lines: readonly Named[] | undefined, words: GradingVocabulary): number =>
  (lines ?? []).filter(({ name }) => words.namesPart(name)).length;

/** The part of a grade whose name and share stand in passages of their own. */
export const toComponent = (
  { at, share, passage, name, label }: Named,
  words: GradingVocabulary,
): Component => ({
  name,
  ...(share.unit === 'percent' ? { weight: share.value } : { points: share.value }),
  evidence: [evidenceOf(label), evidenceOf(passage)],
  at,
  form: 'label',
  ofGrade: share.ofGrade === true,
  named: words.namesPart(name),
  bonus: words.bonus.test(name),
});
