export { aFinding, anExtraction, aReading, aWarning, type FakeReader, fakeReader } from './builders.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { type FreshDatabase, freshDatabase } from './fresh-database.ts';
export type { Person } from './person.ts';
export { enrol, type Student } from './student.ts';
export { type TestApp, testApp } from './test-app.ts';
export { createTestJobs, type TestJobs } from './test-jobs.ts';
export { createTestMailer, type TestMailer } from './test-mailer.ts';
