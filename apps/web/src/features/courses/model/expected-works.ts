import type { GradeComponent, Grades } from '@/api';

/** The parts of the grade, each with how many works it is made of. One that was added just now is as it was written until the server has counted. */
export function withExpected(
  components: readonly GradeComponent[],
  { components: counted }: Pick<Grades, 'components'>,
): GradeComponent[] {
  const works = new Map(counted.map((one) => [one.componentId, one.works]));
  return components.map((component) => ({
    ...component,
    works: component.works ?? works.get(component.id) ?? null,
  }));
}
