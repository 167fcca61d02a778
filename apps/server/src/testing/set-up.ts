import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import './end-with-the-run.ts';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

// A complaint nobody expected is a failure nobody asserted. A test that expects one clears the spy:
// `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const unexpected = complaints.mock.calls;
  complaints.mockRestore();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
