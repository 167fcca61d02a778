import { vocabulary as itemVocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { oneOf, word } from '../text/patterns.ts';
import { gradingWords } from './words/by-language.ts';
import type { GradingWords } from './words/grading-words.ts';

/** The words of a language as the patterns that the readers of grades use. */
export interface GradingVocabulary {
  share: RegExp;
  each: RegExp;
  total: RegExp;
  eachAfter: RegExp;
  eachBefore: RegExp;
  totalAfter: RegExp;
  /** In front of what a share is counted out of: `60 out of 150 points`. */
  outOf: RegExp;
  totalBefore: RegExp;
  boundBefore: RegExp;
  boundAfter: RegExp;
  ofGrade: RegExp;
  countsAtEnd: RegExp;
  /** "This is worth", "weight:" in front of a share, and nothing else. */
  itself: RegExp;
  policies: RegExp;
  bonus: RegExp;
  /** Participation, attendance: no piece of work, whatever else stands in the name. */
  conduct: RegExp;
  /** Work beside the grade: optional, for practice. */
  uncounted: RegExp;
  /** A name that begins like a threshold: `Below 65`. */
  bounds: RegExp;
  verbs: RegExp;
  /** Where a name goes on as a sentence. */
  says: RegExp;
  comesFrom: RegExp;
  /** A share of a part, not of the whole: `of the total exam grade`. */
  ofPart: RegExp;
  whole: RegExp;
  introduces: RegExp;
  percentHeader: RegExp;
  pointsHeader: RegExp;
  lead: RegExp;
  heading: RegExp;
  numbers: readonly string[];
  /** How sure a name is one of assessed work or of another part of a grade. */
  namesPart(name: string): boolean;
}

const SHARE_NUMBER = '(?<![\\d.,/$€#]|\\d:)(?<number>\\d{1,4}(?:[.,]\\d{1,3})?)';
const built = new Map<string, GradingVocabulary>();

/** The words of a language around grades, as patterns that are made once. */
export function gradingVocabulary(locale: Locale): GradingVocabulary {
  const cached = built.get(locale.language);
  if (cached) return cached;
  const made = build(gradingWords(locale.language), locale);
  built.set(locale.language, made);
  return made;
}

function build(words: GradingWords, locale: Locale): GradingVocabulary {
  const anywhere = (list: readonly string[]) => new RegExp(word(oneOf(list)), 'iu');
  const whole = (list: readonly string[]) => new RegExp(`^\\W*${oneOf(list)}\\W*$`, 'iu');
  const { heads } = itemVocabulary(locale);
  const parts = anywhere(words.parts);
  return {
    share: new RegExp(
      `${SHARE_NUMBER}\\)?\\s{0,2}(?:(?<percent>%|${oneOf(words.percent)}(?!\\p{L}))|(?<points>-?\\s?${oneOf(words.points)}(?!\\p{L})))`,
      'giu',
    ),
    each: anywhere(words.each),
    total: anywhere(words.total),
    eachAfter: new RegExp(
      `^\\s{0,2}\\(?(?:${oneOf(words.ofGrade)}\\s|${oneOf(words.percent)}\\s|${oneOf(words.points)}\\s)?${oneOf(words.each)}(?!\\p{L})`,
      'iu',
    ),
    eachBefore: new RegExp(
      `(?:${word(oneOf(words.each))}[^,;%)]{0,45}|[@×]\\s?|\\d\\)?\\s?[x*]\\s?|\\d\\sat\\s)$`,
      'iu',
    ),
    totalAfter: new RegExp(`^\\s{0,2}\\(?(?:${oneOf(words.total)})(?!\\p{L})`, 'iu'),
    outOf: new RegExp(`(?:${words.outOf.join('|')})\\s(?:[\\p{L}]+\\s){0,2}$|\\d\\s?/\\s?$`, 'iu'),
    totalBefore: new RegExp(`${word(oneOf(words.total))}(?:\\s(?:of|de|del))?\\W{0,3}$`, 'iu'),
    boundBefore: new RegExp(
      `(?:[<>≤≥]|${word(oneOf(words.boundBefore))})\\s{0,2}(?:a\\s|the\\s|un\\s)?$`,
      'iu',
    ),
    boundAfter: new RegExp(
      `^\\s{0,2}(?:[<>≤≥]|\\+(?!\\s?\\d|\\s\\p{L}{2})|${oneOf(words.boundAfter)}(?!\\p{L}))`,
      'iu',
    ),
    ofGrade: new RegExp(`^\\)?\\s{0,2}${oneOf(words.ofGrade)}`, 'iu'),
    countsAtEnd: new RegExp(
      `(?:[\\s:]|^)(?:(?:${words.counts.join('|')})(?:\\s+${oneOf(words.roughly)})*|${oneOf(words.roughly)})\\s*$`,
      'iu',
    ),
    itself: new RegExp(
      `^\\W*(?:${oneOf(words.itself)}\\s?:?|(?:${oneOf(words.itself)}\\s)?(?:\\p{L}+\\s)?${oneOf(words.counts)}(?:\\s${oneOf(words.roughly)})*)\\s?$`,
      'iu',
    ),
    policies: anywhere(words.policies),
    bonus: anywhere(words.bonus),
    conduct: anywhere(words.conduct),
    uncounted: anywhere(words.uncounted),
    bounds: new RegExp(`^${oneOf(words.boundBefore)}(?!\\p{L})`, 'iu'),
    verbs: anywhere(words.verbs),
    says: anywhere(words.says),
    comesFrom: new RegExp(
      `^\\)?[\\s:=–—-]*(?:${oneOf(words.ofGrade)}\\s+)?(?:${oneOf(words.comesFrom)}\\s+)?`,
      'iu',
    ),
    ofPart: new RegExp(
      `^\\)?\\s{0,2}(?:of|de|del|du)(?:\\s\\p{L}+){1,4}\\s${oneOf(words.grade)}(?!\\p{L})`,
      'iu',
    ),
    whole: whole(words.whole),
    introduces: new RegExp(
      `^.*${word(oneOf(words.introduces))}(?:\\s(?:the|following|your|la|los|las|les)(?!\\p{L})|\\sl['’])*\\W*`,
      'iu',
    ),
    percentHeader: whole(words.percentHeaders),
    pointsHeader: whole(words.pointsHeaders),
    lead: new RegExp(`^(?:${oneOf(words.leads)}\\s)+`, 'iu'),
    heading: anywhere(locale.gradingHeadings),
    numbers: words.numbers,
    namesPart: (name) => parts.test(name) || heads(name).length > 0,
  };
}
