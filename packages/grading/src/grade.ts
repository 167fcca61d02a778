import { averageOf, bonusOf, finalAverageOf, shareIn } from './average.ts';
import { type Component, type Score, sharesOf } from './scheme.ts';

export interface ComponentGrade {
  componentId: string;
  /** Percent of the whole that it counts. */
  share: number;
  /** Percent reached so far; null without a score. */
  percent: number | null;
  /** How many of its works have a score, and how many there are; null where nobody knows. */
  scored: number;
  works: number | null;
}

/** All in percent. */
export interface Grade {
  /** What the scores so far come to; null without a score that counts. */
  percent: number | null;
  /** How much of the whole those scores stand for: of exams two in three, once two of three have one. */
  graded: number;
  /** What is left of it when everything to come gets nothing, and when it gets all. */
  lowest: number;
  highest: number;
  components: ComponentGrade[];
}

/**
 * The grade as it stands: components weighed as the syllabus says, the weakest works dropped. Components without a
 * score are left out, as grade books do, so that one is not failing in the first week. Bonus is added on top by what
 * it is worth in the end: three points of bonus are three points also while only a part of the course is graded.
 *
 * @example
 * gradeOf([labs40, final60], [{ componentId: 'labs', earned: 9, outOf: 10 }]).percent; // 90
 */
export function gradeOf(components: readonly Component[], scores: readonly Score[]): Grade {
  const shares = sharesOf(components);
  const grades = components.map((component) => {
    const works = scoresOf(component, scores);
    const average = reachedIn(component, works);
    return {
      componentId: component.id,
      share: shares.get(component.id) ?? 0,
      percent: average === undefined ? null : average * 100,
      scored: works.length,
      works: component.works,
      isBonus: component.isBonus,
      shareIn: shareIn(component, works),
    };
  });
  const counted = grades.filter(({ percent }) => percent !== null);
  const earnedIn = (parts: typeof grades) => sumOf(parts.map(({ share, percent }) => share * (percent ?? 0)));
  const [regular, bonus] = [
    counted.filter(({ isBonus }) => !isBonus),
    counted.filter(({ isBonus }) => isBonus),
  ];
  const counting = sumOf(regular.map(({ share }) => share));
  return {
    percent:
      counting > 0 ? earnedIn(regular) / counting + earnedIn(bonus) / wholeOf(components, shares) : null,
    graded: sumOf(regular.map((one) => one.share * one.shareIn)),
    lowest: finalGrade(components, scores, () => 0),
    highest: finalGrade(components, scores, () => 1),
    components: grades.map(({ isBonus: _, shareIn: __, ...grade }) => grade),
  };
}

const reachedIn = (component: Component, works: readonly Score[]): number | undefined =>
  component.isBonus && works.length > 0 ? bonusOf(component, works) : averageOf(works, component.dropLowest);

const wholeOf = (components: readonly Component[], shares: ReadonlyMap<string, number>): number =>
  sumOf(components.filter(({ isBonus }) => !isBonus).map(({ id }) => shares.get(id) ?? 0));

/**
 * The grade at the end, in percent, when what is still to come in a component gets `futureOf(component)` of what it is
 * worth, 1 for all of it.
 */
export function finalGrade(
  components: readonly Component[],
  scores: readonly Score[],
  futureOf: (component: Component) => number,
): number {
  const shares = sharesOf(components);
  const whole = wholeOf(components, shares);
  const earned = sumOf(
    components.map((component) => {
      const reached = finalAverageOf(component, scoresOf(component, scores), futureOf(component));
      return (shares.get(component.id) ?? 0) * (component.isBonus ? Math.min(1, reached) : reached);
    }),
  );
  return whole > 0 ? (earned / whole) * 100 : 0;
}

export const scoresOf = ({ id }: Component, scores: readonly Score[]): Score[] =>
  scores.filter(({ componentId }) => componentId === id);

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
