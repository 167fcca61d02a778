import type { Finding, Question } from '@/api';

export const aFinding = (finding: Partial<Finding> = {}): Finding => ({
  id: 'f',
  documentId: 'd',
  kind: 'assignment',
  title: 'Essay',
  date: '2026-03-03',
  endDate: null,
  time: null,
  endTime: null,
  weight: null,
  confidence: 0.95,
  evidence: [],
  assumed: [],
  review: 'open',
  editedFields: [],
  byHand: false,
  questionIds: [],
  taskId: null,
  change: null,
  secondReading: null,
  version: 1,
  ...finding,
});

export const aQuestion = (question: Partial<Question> = {}): Question => ({
  id: 'q',
  documentId: 'd',
  code: 'weekday-mismatch',
  message: '“Monday, March 3” is a Tuesday in 2026. Which?',
  evidence: [],
  findingIds: [],
  options: [
    { label: 'Monday, 2026-03-02', because: 'the weekday as written', date: '2026-03-02' },
    { label: 'Tuesday, 2026-03-03', because: 'the date as written', date: '2026-03-03' },
  ],
  answer: null,
  answeredAt: null,
  ...question,
});
