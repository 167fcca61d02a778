import type { Component } from './scheme.ts';

export interface NamedComponent extends Component {
  name: string;
}

/** Something that the plan of a course has to be done, or has as done. */
export interface PlannedWork {
  title: string;
  /** It comes again and again: how often, nobody counts. */
  repeats: boolean;
}

/**
 * The components with how many works each is made of: as it states; else as the plan has them, done and open, where
 * "Problem set 11" stands for eleven; else one, where its name is that of a single thing. Null is left where nobody
 * knows. Of a bonus only what is stated counts.
 *
 * @example
 * withWorks([{ name: 'Exams', works: null, … }], [{ title: 'Exam 3', repeats: false }]); // works: 3
 */
export function withWorks<C extends NamedComponent>(
  components: readonly C[],
  plan: readonly PlannedWork[],
): C[] {
  const regular = components.filter(({ isBonus }) => !isBonus);
  const planned = Map.groupBy(plan.filter(isWhole), (work) => componentOf(work, regular));
  return components.map((component) => ({
    ...component,
    works: component.works ?? (component.isBonus ? null : worksIn(component, planned.get(component) ?? [])),
  }));
}

function worksIn({ name }: NamedComponent, planned: readonly PlannedWork[]): number | null {
  if (planned.some(({ repeats }) => repeats)) return null;
  if (planned.length === 0) return isSingular(name) ? 1 : null;
  const numbers = new Set(planned.flatMap(({ title }) => numberOf(title) ?? []));
  const others = planned.filter(({ title }) => numberOf(title) === undefined).length;
  return Math.max(...numbers, numbers.size + others);
}

/** The component that a planned work counts for: the one whose name is most like its title, of equals that for many. */
function componentOf<C extends NamedComponent>(
  { title }: PlannedWork,
  components: readonly C[],
): C | undefined {
  const asked = wordsOf(title);
  const likeness = ({ name }: C): number => {
    const own = wordsOf(name);
    const shared = [...own].filter((word) => asked.has(word)).length;
    const isNamed = shared > 0 && (shared === own.size || shared === asked.size);
    return isNamed ? shared / (own.size + asked.size - shared) + (isSingular(name) ? 0 : MANY) : 0;
  };
  const most = Math.max(0, ...components.map(likeness));
  return components.find((component) => most > 0 && likeness(component) === most);
}

/** Less than a word of likeness. */
const MANY = 0.01;

/** Steps towards a work are none of their own. */
const STEP =
  /\b(drafts?|outlines?|proposals?|topics?|reviews?|practice|opens?|registration|solutions?|prep(aration)?)\b/i;
const isWhole = ({ title }: PlannedWork): boolean => !STEP.test(title);

/** No course has more of anything: "Lab 101" is a room, "Essay 2027" a year. */
const MOST_WORKS = 60;

function numberOf(title: string): number | undefined {
  const number = Number(/\p{L}\s*#?\s*(\d{1,3})\b(?![.:/]\d)/u.exec(title)?.[1]);
  return number >= 1 && number <= MOST_WORKS ? number : undefined;
}

/** They name no work. */
const GENERIC = new Set('a an and the of in for on to due each all total weekly grade score'.split(' '));

/** A midterm is an exam, whether it says so or not. */
const SPELLED_OUT: Readonly<Record<string, string[]>> = {
  midterm: ['midterm', 'exam'],
  test: ['exam'],
  hw: ['homework'],
  pset: ['problem', 'set'],
};

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .map(singularOf)
      .filter((word) => !GENERIC.has(word))
      .flatMap((word) => SPELLED_OUT[word] ?? [word]),
  );

const singularOf = (word: string): string =>
  word
    .replace(/(?<=.)ies$/, 'y')
    .replace(/zzes$/, 'z')
    .replace(/(?<=.{2}[^s])s$/, '');

/** They stand for many without saying so. */
const MANY_IN_ONE =
  /\b(home|course|class|field|lab)?work\b|\b(lab|laboratory|reading|writing|practice|discussion)\s*$/i;

function isSingular(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    !MANY_IN_ONE.test(name) && words.every((word) => singularOf(word) === word || ONLY_ENDS_SO.has(word))
  );
}

const ONLY_ENDS_SO = new Set(
  'class analysis thesis synthesis physics mathematics ethics statistics'.split(' '),
);
