export * from './bad-files.ts';
export { proseSyllabus, proseSyllabusFacts } from './prose-syllabus.ts';
export type { ExpectedFacts, ExpectedFinding, Script } from './script.ts';
export * from './syllabi.ts';
export { tableSyllabus, tableSyllabusFacts } from './table-syllabus.ts';
