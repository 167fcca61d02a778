export * from './bad-files.ts';
export { calendarFile } from './calendar.ts';
export type { SyllabusLabels } from './made/labels.ts';
export { type MadeSyllabus, madeSyllabi } from './made/read-made.ts';
export { setMade } from './made/set-made.ts';
export { proseSyllabus, proseSyllabusFacts } from './prose-syllabus.ts';
export type { ExpectedFacts, ExpectedFinding, Script } from './script.ts';
export * from './syllabi.ts';
export { tableSyllabus, tableSyllabusFacts } from './table-syllabus.ts';
