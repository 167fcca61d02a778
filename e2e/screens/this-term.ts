import { toFile } from '../support/syllabi.ts';

const DAY_MS = 86_400_000;
const SEASONS = { Spring: [1, 5], Summer: [6, 7], Fall: [8, 12] } as const;

/** Week 1 is so long ago that today is in week 10 of 15: enough is done, enough is to come. */
const WEEKS_BEFORE = 9;
const WEEKS = 15;

const dayAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

function firstDayOfTerm(now: Date): Date {
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return dayAfter(today, -sinceMonday - WEEKS_BEFORE * 7);
}

const inWords = (date: Date): string =>
  date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A weekday of a week of the term, both counted from one, as a syllabus writes it. */
type DayOf = (week: number, weekday: number) => string;

function linesOf(title: string, now: Date, lines: (on: DayOf) => string[]): string {
  const first = firstDayOfTerm(now);
  const on: DayOf = (week, weekday) => inWords(dayAfter(first, (week - 1) * 7 + weekday - 1));
  const month = now.getMonth() + 1;
  const season = Object.entries(SEASONS).find(([, [from, to]]) => from <= month && month <= to)?.[0];
  const term = `${season} ${now.getFullYear()}, ${on(1, 1)} to ${on(WEEKS, 5)}`;
  return [title, term, ...lines(on)].join('\n');
}

const algebra = (on: DayOf): string[] => [
  'Instructor: Dr. Ines Carvalho, carvalho@northfield.example, Fir Hall 9',
  'Lecture: Monday and Wednesday, 9:30-10:45 am, Fir Hall 120',
  '',
  'Grading',
  'Problem sets (6): 30%',
  'Quizzes (2): 10%',
  'Midterm exam: 25%',
  'Final exam: 35%',
  '',
  'Policies',
  'Late work: a problem set handed in late loses 20% for each day. Nothing is accepted after the third day.',
  'Attendance is not graded.',
  '',
  'Schedule',
  ...[3, 5, 7, 9, 11, 13].map((week, index) => `${on(week, 3)}: Problem set ${index + 1} due, 11:59 pm`),
  `${on(6, 1)}: Quiz 1`,
  `${on(8, 1)}: Midterm exam`,
  `${on(10, 5)}: Quiz 2, 9:30 am`,
  `${on(15, 3)}: Final exam, 9:00 am`,
  `${on(12, 4)}: No class`,
];

const writing = (on: DayOf): string[] => [
  'Instructor: Prof. Noor Haddad, haddad@northfield.example',
  'Seminar: Tuesday and Thursday, 1:00-2:15 pm, Linden House 3',
  '',
  'Grading',
  'Responses (4): 20%',
  'Essays (2): 50%',
  'Portfolio: 30%',
  '',
  'Policies',
  'Late work: an essay loses one third of a letter grade for each day it is late.',
  'You may miss two seminars without giving a reason.',
  '',
  'Schedule',
  ...[4, 8, 10, 12].map((week, index) => `${on(week, 4)}: Response ${index + 1} due`),
  `${on(7, 5)}: Essay 1 due, 5:00 pm`,
  `${on(10, 6)}: First draft of essay 2 due`,
  `${on(12, 5)}: Essay 2 due, 5:00 pm`,
  `${on(15, 3)}: Portfolio due, 5:00 pm`,
];

/** Two invented courses of the term that is on, so that a picture of today shows something. */
export const syllabiOfThisTerm = (now = new Date()) => {
  const texts = {
    'linear-algebra.txt': linesOf('MATH 231: Linear Algebra', now, algebra),
    'essay-writing.txt': linesOf('ENGL 204: Essay Writing', now, writing),
  };
  return Object.entries(texts).map(([name, text]) =>
    toFile(name, new TextEncoder().encode(text), 'text/plain'),
  );
};
