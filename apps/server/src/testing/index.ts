export { type FakeClock, fakeClock } from './fake-clock.ts';
export { type FreshDatabase, freshDatabase } from './fresh-database.ts';
export { type Person, type TestApp, testApp } from './test-app.ts';
