export interface GradingSum {
  weight: number;
  points: number;
  /** Why the sum deserves a look; undefined when it comes to a hundred, or only points are given. */
  remark: string | undefined;
}

interface Component {
  weight: number | null;
  points: number | null;
}

const HUNDRED = 100;

/** The grade is shown as it is written; the sum only says whether it comes to a whole. */
export function sumGrading(components: readonly Component[]): GradingSum {
  const sum = (values: readonly (number | null)[]) =>
    Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 100) / 100;
  const weight = sum(components.map((component) => component.weight));
  const points = sum(components.map((component) => component.points));
  return { weight, points, remark: remarkOn(weight) };
}

function remarkOn(weight: number): string | undefined {
  if (weight === 0 || Math.abs(weight - HUNDRED) < 0.5) return undefined;
  return weight < HUNDRED
    ? 'less than 100: something may be missing'
    : 'more than 100: extra credit, or alternatives';
}
