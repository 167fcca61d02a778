export { droppedOf, isOpen } from './average.ts';
export { type NamedComponent, type PlannedWork, withWorks } from './expected-works.ts';
export { type ComponentGrade, type Grade, gradeOf } from './grade.ts';
export { type Needed, neededOn } from './needed.ts';
export { type Component, type Score, sharesOf } from './scheme.ts';
