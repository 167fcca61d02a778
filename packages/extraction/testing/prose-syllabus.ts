import type { ExpectedFacts, Script } from './script.ts';

/** An invented history course that says everything in sentences. */
export const proseSyllabus: Script = {
  title: 'HIST 210 Syllabus',
  author: 'Tomasz Wieland',
  header: 'HIST 210 – The Atlantic World – Spring 2027',
  parts: [
    { type: 'title', text: 'HIST 210: The Atlantic World' },
    {
      type: 'paragraph',
      text: 'Lakeshore State University, founded 1848. Spring 2027, January 11 to May 7, 2027. Section 001.',
    },
    {
      type: 'paragraph',
      text: 'Professor Tomasz Wieland (tomasz.wieland@lakeshore.example). Office hours on Tuesdays from 3 to 4 pm in Harbor House 118.',
    },
    { type: 'heading', text: 'About the course' },
    {
      type: 'paragraph',
      text:
        'This course follows people, goods and ideas across the Atlantic between 1492 and 1820. We meet on Mondays and ' +
        'Wednesdays from 1:00 to 2:15 pm in Harbor House 305. There is no class on Monday, January 18 (Martin Luther ' +
        'King Jr. Day), and spring break runs from March 8 to March 12.',
    },
    { type: 'heading', text: 'What you will write' },
    {
      type: 'paragraph',
      text:
        'The first essay is due on Friday, February 12, by 5:00 pm. Please hand in the annotated bibliography by March 5. ' +
        'The second essay is due on Monday, April 12, at 11:59 pm. A reading response is due every Wednesday at noon.',
    },
    { type: 'heading', text: 'Exams and presentation' },
    {
      type: 'paragraph',
      text:
        'We begin with a map quiz on January 27. The midterm exam takes place in class on Wednesday, March 3. Your group ' +
        'gives its archive presentation on April 26. The final exam is on Thursday, May 6, from 8:00 to 10:00 am.',
    },
    { type: 'heading', text: 'How your grade is made' },
    {
      type: 'list',
      items: [
        'Reading responses: 15%',
        'Map quiz: 5%',
        'First essay: 15%',
        'Annotated bibliography: 5%',
        'Midterm exam: 20%',
        'Second essay: 15%',
        'Archive presentation: 5%',
        'Final exam: 20%',
      ],
    },
    { type: 'heading', text: 'Late work' },
    {
      type: 'paragraph',
      text: 'An essay loses a third of a letter grade for each day it is late. Ask for more time before the day it is due.',
    },
    { type: 'heading', text: 'Books' },
    {
      type: 'paragraph',
      text: 'Ines Calder, An Ocean of Exchange, third edition, Gull Press 2019. © 2026 Department of History.',
    },
  ],
};

export const proseSyllabusFacts: ExpectedFacts = {
  course: {
    code: 'HIST 210',
    title: 'The Atlantic World',
    section: '001',
    instructor: { name: 'Tomasz Wieland', email: 'tomasz.wieland@lakeshore.example' },
  },
  term: { name: 'Spring 2027', start: '2027-01-11', end: '2027-05-07' },
  meetings: [
    { days: ['MO', 'WE'], start: '13:00', end: '14:15', kind: 'lecture', location: 'Harbor House 305' },
  ],
  findings: [
    { kind: 'quiz', title: 'Map quiz', date: '2027-01-27' },
    { kind: 'assignment', title: 'First essay', date: '2027-02-12', time: '17:00' },
    { kind: 'exam', title: 'Midterm exam', date: '2027-03-03' },
    { kind: 'assignment', title: 'Annotated bibliography', date: '2027-03-05' },
    { kind: 'assignment', title: 'Second essay', date: '2027-04-12', time: '23:59' },
    { kind: 'presentation', title: 'Archive presentation', date: '2027-04-26' },
    { kind: 'exam', title: 'Final exam', date: '2027-05-06', time: '08:00', endTime: '10:00' },
  ],
  daysOff: [
    { title: 'Martin Luther King Jr. Day', date: '2027-01-18' },
    { title: 'Spring break', date: '2027-03-08', endDate: '2027-03-12' },
  ],
  recurring: [{ title: 'Reading response', days: ['WE'], time: '12:00' }],
  grading: [
    { component: 'Reading responses', weight: 15 },
    { component: 'Map quiz', weight: 5 },
    { component: 'First essay', weight: 15 },
    { component: 'Annotated bibliography', weight: 5 },
    { component: 'Midterm exam', weight: 20 },
    { component: 'Second essay', weight: 15 },
    { component: 'Archive presentation', weight: 5 },
    { component: 'Final exam', weight: 20 },
  ],
  notForThePlan: [],
};
