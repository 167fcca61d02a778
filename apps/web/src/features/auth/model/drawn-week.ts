/** The invented week beside the sign-in form. `at` and `hours` count from eight in the morning. */
export const COURSES = {
  'BIO 101': 'fern',
  'HIST 210': 'brick',
  'MATH 231': 'cobalt',
  'CHEM 122': 'ochre',
  'ENGL 204': 'plum',
} as const;

export const HOURS = [
  '8 am',
  '9 am',
  '10 am',
  '11 am',
  '12 pm',
  '1 pm',
  '2 pm',
  '3 pm',
  '4 pm',
  '5 pm',
  '6 pm',
  '7 pm',
];

export interface DrawnEntry {
  title: string;
  note: string;
  course: keyof typeof COURSES;
  at: number;
  hours: number;
  isDue?: boolean;
}

interface DrawnDay {
  number: number;
  name: string;
  off?: string;
  entries: DrawnEntry[];
}

export const DAYS: DrawnDay[] = [
  { number: 16, name: 'Mon', off: 'Presidents’ Day', entries: [] },
  {
    number: 17,
    name: 'Tue',
    entries: [
      { title: 'MATH 231', note: 'Annex 12', course: 'MATH 231', at: 1.5, hours: 1.25 },
      { title: 'CHEM 122', note: 'Lab, group B', course: 'CHEM 122', at: 5, hours: 2.8 },
    ],
  },
  {
    number: 18,
    name: 'Wed',
    entries: [
      { title: 'BIO 101', note: 'Wexler 104', course: 'BIO 101', at: 1, hours: 0.85 },
      { title: 'CHEM 122', note: 'Hall 2', course: 'CHEM 122', at: 3, hours: 0.85 },
      { title: 'ENGL 204', note: 'Room 31', course: 'ENGL 204', at: 5, hours: 1.25 },
      { title: 'Midterm 1', note: '6:30 pm, 20%', course: 'MATH 231', at: 10.5, hours: 0.85, isDue: true },
    ],
  },
  {
    number: 19,
    name: 'Thu',
    entries: [
      { title: 'MATH 231', note: 'Annex 12', course: 'MATH 231', at: 1.5, hours: 1.25 },
      { title: 'Map quiz', note: '11:00 am, 5%', course: 'HIST 210', at: 3, hours: 0.85, isDue: true },
      { title: 'HIST 210', note: 'Seminar', course: 'HIST 210', at: 6, hours: 1.25 },
    ],
  },
  {
    number: 20,
    name: 'Fri',
    entries: [
      { title: 'Exam 1', note: '9:00 am, 15%', course: 'BIO 101', at: 1, hours: 0.85, isDue: true },
      { title: 'CHEM 122', note: 'Hall 2', course: 'CHEM 122', at: 3, hours: 0.85 },
      { title: 'Problem set 5', note: '5:00 pm, 2%', course: 'CHEM 122', at: 9, hours: 0.85, isDue: true },
    ],
  },
];
