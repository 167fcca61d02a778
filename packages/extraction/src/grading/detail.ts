import type { GradeComponent } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { type Node, runningText } from '../structure/outline.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { countWorks, numberFrom } from './count-works.ts';
import { type DetailWords, detailWords } from './detail-words.ts';
import { isSameName } from './same-name.ts';
import { shownName } from './shown-name.ts';
import { toStatements } from './statements.ts';
import { gradingVocabulary } from './vocabulary.ts';

/** How many works a part of the grade has, how many of the weakest do not count, and whether it is beside the whole. */
export type GradeDetail = Pick<GradeComponent, 'works' | 'dropLowest' | 'isBonus'>;

const LONGEST_RULE = 160;
const MOST_DROPPED = 10;

interface DropRule {
  statement: Passage;
  dropped: number;
}

/**
 * Completes the parts of the grade by what they say of themselves and what sentences elsewhere say of them:
 * `Quizzes (10, lowest two dropped)`, "The lowest food log is dropped.". `said` are all shares that the document has: beside
 * "Exams (60%)" it may say "three exams, each worth 20%".
 */
export function addDetail(
  components: readonly Component[],
  { said, nodes, locale }: { said: readonly Component[]; nodes: readonly Node[]; locale: Locale },
): GradeComponent[] {
  const reader = createReader(locale);
  const rules = runningText(nodes)
    .flatMap(toStatements)
    .flatMap((statement): DropRule[] => {
      const dropped = statement.text.length > LONGEST_RULE ? undefined : reader.dropped(statement.text);
      return dropped === undefined ? [] : [{ statement, dropped }];
    });
  return components.map((component) => {
    const own = reader.detailOf({ ...component, ...worksSaid(component, said, locale) });
    const rule = own.dropLowest === undefined ? ruleFor(component, rules, components) : undefined;
    const { name, weight, points, evidence } = component;
    return {
      component: shownName(name, locale),
      ...(weight !== undefined && { weight }),
      ...(points !== undefined && { points }),
      ...own,
      ...(rule && { dropLowest: rule.dropped }),
      evidence: rule ? [...evidence, evidenceOf(rule.statement)] : evidence,
    };
  });
}

function worksSaid({ works, name, weight }: Component, said: readonly Component[], locale: Locale) {
  if (works !== undefined || weight === undefined) return {};
  const { numbers } = gradingVocabulary(locale);
  const counts = said
    .filter((other) => other.weight === weight)
    .map((other) => countWorks(other.name, numbers))
    .filter(({ label, count }) => count !== undefined && isSameName(label, name));
  return counts[0]?.count === undefined ? {} : { works: counts[0].count };
}

interface DetailReader {
  detailOf(component: Component): GradeDetail;
  dropped(text: string): number | undefined;
}

function createReader(locale: Locale): DetailReader {
  const { numbers } = gradingVocabulary(locale);
  const patterns = patternsOf(detailWords(locale.language), numbers);
  const best = (text: string) => {
    const groups = patterns.best.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
    const [counted, all] = [numberFrom(groups?.counted, numbers), numberFrom(groups?.all, numbers)];
    return counted !== undefined && all !== undefined && all > counted ? { counted, all } : undefined;
  };
  const dropped = (text: string) => {
    const kept = best(text);
    if (kept) return sensible(kept.all - kept.counted);
    if (!patterns.lowest.test(text) || !patterns.dropped.test(text)) return undefined;
    return sensible(numberFrom(patterns.howMany.exec(text)?.groups?.count, numbers) ?? 1);
  };
  return {
    dropped,
    detailOf({ name, said = '', works: counted, bonus }) {
      const works =
        best(said)?.all ?? counted ?? countWorks(name, numbers).count ?? countWorks(said, numbers).count;
      const dropLowest = dropped(said);
      return {
        ...(works !== undefined && { works }),
        ...(dropLowest !== undefined && (works === undefined || dropLowest < works) && { dropLowest }),
        ...(bonus && { isBonus: true as const }),
      };
    },
  };
}

const sensible = (count: number) => (count >= 1 && count <= MOST_DROPPED ? count : undefined);

function patternsOf({ lowest, dropped, best, outOf }: DetailWords, numbers: readonly string[]) {
  const number = (name: string) => `(?<${name}>\\d{1,2}|${oneOf(numbers)})`;
  const [low, good, of] = [oneOf(lowest), oneOf(best), oneOf(outOf)];
  const anywhere = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'iu');
  const among = `(?:\\s\\p{L}+){0,2}\\s${of}\\s(?:\\p{L}{1,4}\\s)?${number('all')}`;
  return {
    lowest: anywhere(low),
    dropped: anywhere(oneOf(dropped)),
    howMany: anywhere(`(?:${number('count')}(?:\\s\\p{L}+)?\\s${low}|${low}\\s${number('count')})`),
    best: [
      anywhere(`${good}\\s${number('counted')}${among}`),
      anywhere(`${number('counted')}(?:\\s\\p{L}+)?\\s${good}${among}`),
    ],
  };
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .normalize('NFKD')
        .match(/\p{L}{3,}/gu) ?? []
    ).map((word) => word.replace(/(?:z?es|s)$/u, '')),
  );

/** "The lowest quiz is dropped" is said of the one part whose name it has; where it fits several, of none. */
function ruleFor(
  component: Component,
  rules: readonly DropRule[],
  all: readonly Component[],
): DropRule | undefined {
  const isNamed = ({ name }: Component, { statement }: DropRule) => {
    const said = wordsOf(statement.text);
    const names = [...wordsOf(name.replace(/\([^)]*\)?/gu, ' '))];
    return names.some((word) => said.has(word)) && names.at(-1) !== undefined && said.has(names.at(-1) ?? '');
  };
  return rules.find(
    (rule) => isNamed(component, rule) && all.filter((one) => isNamed(one, rule)).length === 1,
  );
}
