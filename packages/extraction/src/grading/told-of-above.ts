import type { Locale } from '../locales/locale.ts';
import type { Node } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import type { Component } from './component.ts';
import { isComponentName, tidyName } from './name.ts';
import { toComponent } from './share-lines.ts';
import { findShares, type Share } from './shares.ts';
import { toStatements } from './statements.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const FEWEST = 2;
const LONGEST_NAME = 70;
/** What tells of one part of a grade is a paragraph. */
const LONGEST_TELLING = 2000;
/** Paragraphs between a title and what is told of it. */
const FARTHEST = 6;

interface Told {
  at: number;
  share: Share;
  statement: Passage;
  title: Passage;
}

/**
 * The parts of a grade whose shares sentences tell of the title above: below "Quizzes", or behind it, "This is worth 20%
 * of your grade."
 */
export function componentsToldOfAbove(nodes: readonly Node[], locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const told = nodes.flatMap((node, at) => toldOfTitle(node, at, { nodes, words, locale }) ?? []);
  return told.length < FEWEST
    ? []
    : told.map(({ title, statement, ...one }) =>
        toComponent({ ...one, passage: statement, label: title, name: tidyName(title.text, words) }, words),
      );
}

interface Above {
  nodes: readonly Node[];
  words: GradingVocabulary;
  locale: Locale;
}

function toldOfTitle(node: Node, at: number, { nodes, words, locale }: Above): Told | undefined {
  if (node.type !== 'paragraph' || node.passage.text.length > LONGEST_TELLING) return undefined;
  const statements = toStatements(node.passage);
  const [told, ...others] = statements.flatMap((statement, index) => {
    const [share, ...more] = findShares(statement.text, locale);
    const isTold = share && more.length === 0 && isOfItself(statement.text, share, words);
    return share && (isTold || isAmountAlone(statement.text, share)) ? [{ at, share, statement, index }] : [];
  });
  if (!told || others.length > 0) return undefined;
  const title = runInTitle(statements, told.index, words) ?? titleAbove(nodes, at, words);
  return title && { ...told, title };
}

/** "It counts for 20%", "Weight: 20%": nothing in front names a part. */
const isOfItself = (text: string, { start, each }: Share, { itself, policies }: GradingVocabulary): boolean =>
  !each && !policies.test(text) && itself.test(text.slice(0, start));

/** "120 points (15 points each – 8 assignments)", and nothing else. */
const isAmountAlone = (text: string, { start, end, each }: Share): boolean =>
  !each && !/\p{L}|\d/u.test(text.slice(0, start)) && /^\s*(?:\([^()]*\))?\W*$/u.test(text.slice(end));

/** "Quizzes. There are ten of them. …" */
function runInTitle(
  [first]: readonly Passage[],
  index: number,
  words: GradingVocabulary,
): Passage | undefined {
  return first && index > 0 && /\.$/u.test(first.text.trim()) && isTitle(first, words) ? first : undefined;
}

const IS_SENTENCE = /[.!?]\s*$/u;

/** The title of the paragraph, past what else is told below it. */
function titleAbove(nodes: readonly Node[], at: number, words: GradingVocabulary): Passage | undefined {
  const above = nodes.slice(Math.max(0, at - FARTHEST), at).reverse();
  const title = above.find(
    (node) =>
      node.type !== 'paragraph' || (!IS_SENTENCE.test(node.passage.text) && isTitle(node.passage, words)),
  );
  return title?.type === 'paragraph' ? title.passage : undefined;
}

function isTitle({ text }: Passage, words: GradingVocabulary): boolean {
  if (text.length > LONGEST_NAME || words.policies.test(text)) return false;
  const name = tidyName(text, words);
  return isComponentName(name, words) && words.namesPart(name);
}
