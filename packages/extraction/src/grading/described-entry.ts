import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import type { Component } from './component.ts';
import { isComponentName, tidyName } from './name.ts';
import { findShares } from './shares.ts';
import { gradingVocabulary } from './vocabulary.ts';

/** "Food diary. Keep a record …" */
const TITLE = /^\W*(?<title>\p{Lu}[^.:;!?,%]{2,40})\.\s/u;
/** "Food diary – Keep a record …", "Food diary: keep a record …" in front of more than one sentence. */
const LED_BY_MARK = /^\W*(?<title>\p{L}[^.:;!?%()–—]{2,50}?)\s?(?::|\s[-–—])\s(?=[^.!?]{12,}[.!?)])/u;
const SENTENCE_ENDS = /[.!?][”"’)]*\s+(?=[\p{Lu}(\d])/u;
/** Behind the share only the end of its sentence. */
const AT_END = 8;
const STANDS_ALONE = /[.!?][”"’)]*\s*\($/u;

/** "Food diary. Keep a record … Due September 18. 10%": the first words name what the one share at the end is for. */
export function componentOfEntry(passage: Passage, at: number, locale: Locale): Component | undefined {
  const words = gradingVocabulary(locale);
  const { text } = passage;
  const title = titleOf(text);
  const [share, ...others] = title ? findShares(text, locale) : [];
  const isAtEnd = share !== undefined && text.trimEnd().length - share.end <= AT_END;
  if (!title || !share || !isAtEnd || others.length > 0 || share.unit !== 'percent' || share.each)
    return undefined;
  const name = tidyName(title, words);
  if (!isComponentName(name, words) || words.policies.test(ruleIn(text, title, share.start)))
    return undefined;
  return {
    name,
    weight: share.value,
    evidence: [
      evidenceOf(passage, 0, text.indexOf(title) + title.length),
      evidenceOf(passage, share.start, share.end),
    ],
    at,
    form: 'label',
    ofGrade: share.ofGrade === true,
    named: words.namesPart(name),
    bonus: words.bonus.test(name),
    said: text,
  };
}

const titleOf = (text: string): string | undefined =>
  (SENTENCE_ENDS.test(text) ? LED_BY_MARK.exec(text)?.groups?.title : undefined) ??
  TITLE.exec(text)?.groups?.title;

/** What may say that the share is lost and not earned: nothing but the title where the share stands alone in brackets. */
const ruleIn = (text: string, title: string, shareStart: number): string =>
  STANDS_ALONE.test(text.slice(0, shareStart)) ? title : text;
