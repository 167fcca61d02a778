import type { Locale } from './locale.ts';

/** English for assessed work, where it cannot be taken for a word of another language. */
const KINDS: Locale['kinds'] = {
  exam: [
    'mid-?\\s?terms?(?:\\s+(?:exam(?:ination)?|test)s?)?',
    'final\\s+(?:exam(?:ination)?|test)s?',
    '(?:make-?up|oral|written|take-?home)\\s+exams?',
    'exams?(?=\\s?#?\\d)',
    'in-?class\\s+(?:exam|test|assessment)s?',
  ],
  quiz: ['(?:pop\\s+)?quizz?(?:es)?'],
  assignment: [
    '(?:graded\\s+|written\\s+|programming\\s+|coding\\s+)?assignments?',
    'home-?works?',
    'hws?(?=\\s?#?\\d)',
    'problem\\s+sets?',
    'p-?sets?(?=\\s?#?\\d|\\s+due)',
    'lab\\s+(?:reports?|assignments?)',
    '(?:final|term|research|position|response|reaction)\\s+papers?',
    'papers?(?=\\s?#\\d)',
    'take-?homes?(?!\\s+exams?)',
    'case\\s+stud(?:y|ies)(?=\\s?#?\\d)',
    'peer\\s+(?:reviews?|assessments?)',
    'reading\\s+responses?',
    'exercise\\s+sheets?',
  ],
  project: [
    'projects?(?=\\s?#?\\d)',
    '(?:final|group|term|course|capstone|team)\\s+projects?',
    'project\\s+(?:proposals?|reports?|deliverables?|milestones?)',
    'milestones?(?=\\s?#?\\d)',
    'deliverables?(?=\\s?#?\\d)',
  ],
  presentation: [
    '(?:final|project|group|student|oral)\\s+presentations?',
    '(?:poster|demo)\\s+(?:sessions?|days?)',
    'elevator\\s+pitch(?:es)?',
    '(?:final|project)\\s+(?:demo|pitch)(?:e?s)?',
  ],
  other: ['deadlines?'],
};

const DUE = ['deadlines?', 'due\\s+(?:dates?|on|by)', 'submissions?(?=\\s+(?:deadline|date|due|of)|\\s*:)'];
const DUE_LABELS = ['deadlines?', 'due(?:\\s+(?:dates?|on|by))?', 'submission'];
const HEADERS = ['deadlines?', 'assignments?', 'due(?:\\s+dates?)?', 'homeworks?', 'deliverables?'];
const ABOUT = ['feedback', 'q\\s?&\\s?a', 'recap', 'debrief(?:ing)?', 'kick-?offs?', 'hands-?on'];

/** Courses told in other languages call their work by English names as well: "Assignment 2 - deadline". */
export function withEnglishWork(locale: Locale): Locale {
  if (locale.language === 'en') return locale;
  const kinds = { ...locale.kinds };
  for (const [kind, words] of Object.entries(KINDS) as [keyof Locale['kinds'], readonly string[]][])
    kinds[kind] = [...new Set([...kinds[kind], ...words])];
  return {
    ...locale,
    kinds,
    due: [...locale.due, ...DUE],
    dueLabels: [...locale.dueLabels, ...DUE_LABELS],
    deadlines: [...locale.deadlines, 'deadlines', 'due\\sdates'],
    aboutWork: [...locale.aboutWork, ...ABOUT],
    headers: { ...locale.headers, due: [...locale.headers.due, ...HEADERS] },
  };
}
