import type { Grade } from '@syllabi/grading';
import { toPercentText } from '@/lib/plan/wording';

export function toRangeText({ graded, lowest, highest }: Grade): string {
  const ends = `At the end it is between ${toPercentText(lowest)} and ${toPercentText(highest)}.`;
  return graded > 0 ? `${toPercentText(graded)} of the grade is in. ${ends}` : ends;
}

/** "Exams (3)" names how many there are, which is told anyway. */
const COUNT = /\s*\(\d+\)$/;

/** The parts that have scores and wait for more: "Exams: 2 of 3 in". */
export function begunParts({ components }: Grade, named: readonly { id: string; name: string }[]): string[] {
  return components.flatMap(({ componentId, scored, works }) => {
    const name = named.find(({ id }) => id === componentId)?.name.replace(COUNT, '');
    if (!name || scored === 0 || (works !== null && scored >= works)) return [];
    return [
      works === null
        ? `${name}: ${scored} in, how many there are is not known`
        : `${name}: ${scored} of ${works} in`,
    ];
  });
}
