/** One part of the grade, as the syllabus states it. */
export interface Component {
  id: string;
  /** Percent of the grade. */
  weight: number | null;
  /** What it is worth where a syllabus counts in points. */
  points: number | null;
  /** How many works it is made of; null where nobody knows: then none of them is the last. */
  works: number | null;
  /** How many of the weakest works do not count. */
  dropLowest: number;
  /** Adds to the grade without being part of the whole, and never more than its own share. */
  isBonus: boolean;
}

/** What one work got. */
export interface Score {
  componentId: string;
  earned: number;
  /** More than 0. */
  outOf: number;
}

/**
 * How much each component counts, in percent of the whole: its weight; where no weight is stated its part of the
 * points; where neither is, the same for all. What is written is never forced to sum up to 100.
 *
 * @example
 * sharesOf([{ id: 'labs', points: 100, … }, { id: 'final', points: 300, … }]); // Map { 'labs' => 25, 'final' => 75 }
 */
export function sharesOf(components: readonly Component[]): Map<string, number> {
  const regular = components.filter(({ isBonus }) => !isBonus);
  if (regular.some(({ weight }) => weight !== null)) {
    return new Map(components.map(({ id, weight }) => [id, weight ?? 0]));
  }
  const points = regular.reduce((sum, component) => sum + (component.points ?? 0), 0);
  if (points > 0) return new Map(components.map((one) => [one.id, ((one.points ?? 0) / points) * 100]));
  return new Map(components.map(({ id, isBonus }) => [id, isBonus ? 0 : 100 / regular.length]));
}
