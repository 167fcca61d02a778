import { phraseAround } from '../items/phrase-around.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import type { Component } from './component.ts';
import { countWorks } from './count-works.ts';
import { tidyName } from './name.ts';
import { findShares } from './shares.ts';
import { gradingVocabulary } from './vocabulary.ts';

const MOST_WORKS = 20;
const LEAD = 60;

/** "There are three exams. Each is worth 20% of the grade.": of what the sentence before counts. */
export function eachOfThose(
  statement: Passage,
  before: Passage | undefined,
  { at, locale }: { at: number; locale: Locale },
): Component | undefined {
  const words = gradingVocabulary(locale);
  const [share, ...others] = findShares(statement.text, locale);
  const lead = statement.text.slice(0, share?.start ?? 0);
  if (!share || others.length > 0 || !before || !isOnlyEach(lead, locale)) return undefined;
  if (share.unit === 'percent' && !share.ofGrade) return undefined;
  const counted = vocabulary(locale)
    .heads(before.text)
    .flatMap((head) => {
      const { start, end } = phraseAround(before.text, head);
      const number = /(?:[\p{L}\d-]+\s){0,1}$/u.exec(before.text.slice(0, start))?.[0] ?? '';
      const name = number + before.text.slice(start, end);
      const { count } = countWorks(name, words.numbers);
      return count === undefined ? [] : [{ name: tidyName(name, words), count }];
    });
  const [works, ...more] = counted;
  if (!works || more.length > 0 || works.count > MOST_WORKS) return undefined;
  const value = share.value * works.count;
  return {
    name: works.name,
    ...(share.unit === 'percent' ? { weight: value } : { points: value }),
    evidence: [evidenceOf(before), evidenceOf(statement)],
    at,
    form: 'sentence',
    ofGrade: share.ofGrade === true,
    named: true,
    bonus: words.bonus.test(works.name),
    works: works.count,
  };
}

/** "Each of them counts for", and no word for a work. */
function isOnlyEach(lead: string, locale: Locale): boolean {
  const words = gradingVocabulary(locale);
  const each = words.each.exec(lead);
  return (
    lead.length <= LEAD &&
    each !== null &&
    !/\p{L}{3}/u.test(lead.slice(0, each.index)) &&
    !words.namesPart(lead) &&
    !words.policies.test(lead)
  );
}
