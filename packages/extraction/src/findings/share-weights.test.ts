import { expect, test } from 'vitest';
import { proseSyllabusText, tableSyllabusText } from '../../testing/index.ts';
import { extract } from '../extract.ts';
import { english } from '../locales/en.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { readDocument } from '../node.ts';
import type { Draft } from './draft.ts';
import { shareWeights } from './share-weights.ts';

/** `Quizzes 10%` as a part of the grade. */
const toComponent = (line: string) => {
  const { component = '', weight } =
    /^(?<component>.*?)(?: (?<weight>[\d.]+)%)?(?: each)?$/u.exec(line)?.groups ?? {};
  return {
    component,
    ...(weight !== undefined && { weight: Number(weight) }),
    evidence: [{ page: 1, quote: line }],
  };
};

const share = (grading: string[], titles: string[], locale: Locale = english) =>
  shareWeights(
    titles.map((title): Pick<Draft, 'title' | 'weight' | 'assumed'> => ({ title })),
    grading.map(toComponent),
    locale,
  );

const weights = (grading: string[], titles: string[], locale?: Locale) =>
  share(grading, titles, locale).map(({ weight }) => weight);

test.each([
  ['Final exam 20%', 'Final exam'],
  ['Final 20%', 'Final examination in class'],
  ['Midterm exam 20%', 'In-class midterm'],
  ['Harbor essay 20%', 'Harbor essay due at noon'],
  ['Archive presentation 20%', 'Archive presentation'],
  ['Second essay 20%', 'Second essay'],
  ['Exam 2 (90 min) 20%', 'Exam 2'],
  ['Tides and Currents 20%', 'Tides and Currents'],
  ['Research paper 20%', 'Paper'],
  ['Practical exam 20%', 'Practical exam (room 4)'],
  ['Team report: progress memo 20%', 'Team report: progress memo'],
  ['Résumé and cover letter – draft 20%', 'Résumé and cover letter – draft'],
])('%j gives its weight to the single %j', (part, title) => {
  expect(weights([part, 'Homework 80%'], [title])).toEqual([20]);
});

test.each([
  ['Quizzes 10%', ['Quiz 1', 'Quiz 2', 'Quiz 3'], 3.3],
  ['Quizzes (3) 10%', ['Quiz 1: Rivers', 'Quiz 2 (due Friday)', 'Quiz 3'], 3.3],
  ['Lab reports 20%', ['Lab report 1', 'Lab report 2 due'], 10],
  ['Midterm exams (2) 30%', ['Midterm exam 1', 'Midterm exam 2'], 15],
  ['Two midterms 30%', ['Midterm', 'Midterm'], 15],
  ['Problem sets (three) 30%', ['PS1', 'PS2', 'PS3'], 10],
  ['Homework 35%', ['HW 1', 'HW 2'], 17.5],
  ['Weekly homework assignments 35%', ['Homework 1', 'Homework assignment 2'], 17.5],
  ['Lab assignments 24%', ['Lab 1', 'Lab 2', 'Lab 3'], 8],
  ['Case summaries 12%', ['Case summary 1', 'Case summary 2'], 6],
  ['Essays 30%', ['First essay', 'Second essay'], 15],
  ['Online quizzes 40%', ['Quiz 1', 'Quiz 2'], 20],
  ['Exams (4) 40%', ['Exam 1', 'Exam 3'], 10],
])('%j is shared equally by %j', (part, titles, each) => {
  expect(weights([part, 'Final paper 50%'], titles)).toEqual(titles.map(() => each));
});

test('a lowest score that is dropped leaves the shares equal', () => {
  expect(weights(['Quizzes (best 2 of 3) 12%'], ['Quiz 1', 'Quiz 2', 'Quiz 3'])).toEqual([4, 4, 4]);
});

test('the part that names the work most closely wins', () => {
  const grading = ['Map quiz 5%', 'Quizzes 20%', 'Midterm project 15%', 'Project 30%', 'Midterm 30%'];
  const titles = ['Map quiz', 'Quiz 1', 'Quiz 2', 'Midterm project', 'Project', 'Midterm'];
  expect(weights(grading, titles)).toEqual([5, 10, 10, 15, 30, 30]);
});

test.each([
  ['is for taking part as well', ['Quizzes and participation 20%'], ['Quiz 1', 'Quiz 2']],
  ['is for taking part', ['Lab attendance 10%'], ['Lab 1']],
  ['is for different work together', ['Quizzes and homework 40%'], ['Quiz 1', 'Quiz 2', 'Homework 1']],
  ['is for the work and its showing', ['Final project and presentation 40%'], ['Final project']],
  ['names one piece where there are several', ['Essay 20%'], ['Essay 1', 'Essay 2']],
  ['names one piece where the number tells of more', ['Essay 20%'], ['Essay 2']],
  ['names several where one is found', ['Quizzes 20%'], ['Quiz 1']],
  ['has as close a rival', ['Map quizzes 10%', 'Oral quizzes 10%'], ['Oral map quiz']],
  ['is one of two that a short name may mean', ['Map quiz 10%', 'Oral quiz 10%'], ['Quiz']],
  ['is about the whole of what is a step of it', ['Project 30%'], ['Project proposal']],
  ['is about the thing and not its topics', ['Paper 30%'], ['Paper topics due']],
  ['names nothing', ['(to be agreed) 30%'], ['(to be agreed)']],
  ['is of another kind', ['Final paper 30%'], ['Final exam']],
  ['is for each of nobody knows how many', ['Exams 20% each'], ['Exam 1', 'Exam 2']],
  ['lacks pieces that the numbers tell of', ['Essays 20%'], ['Essay 1', 'Essay 4']],
  ['has a number twice', ['Exams 40%'], ['Exam 1', 'Exam 2', 'Exam 2']],
  ['is beside the whole', ['Bonus quizzes 4%'], ['Quiz 1', 'Quiz 2']],
  ['has no weight', ['Quizzes'], ['Quiz 1', 'Quiz 2']],
  ['meets a title of several things', ['Midterm 20%', 'Final 30%'], ['Quizzes, midterm and final']],
  ['meets a title of several pieces', ['Memos (2) 20%'], ['Team memos']],
])('a part that %s gives nothing: %j', (_, grading, titles) => {
  expect(weights(grading, titles)).toEqual(titles.map(() => undefined));
});

test('optional work has no share and takes none', () => {
  expect(weights(['Quizzes 20%'], ['Quiz 1', 'Quiz 2', 'Quiz 3 (optional)'])).toEqual([10, 10, undefined]);
});

test('a weight that the document states stays, and its like get nothing', () => {
  const works = [{ title: 'Quiz 1', weight: 4 }, { title: 'Quiz 2' }];
  expect(shareWeights(works, [toComponent('Quizzes 10%')], english)).toEqual(works);
});

test.each([
  [['Final exam 20%'], ['Final exam'], 'the grading says Final exam 20%'],
  [['Quizzes (3) 10%'], ['Quiz 1', 'Quiz 2'], 'Quizzes count 10% together, shared equally by 3'],
  [['Homework 12.5%'], ['HW 1', 'HW 2'], 'Homework counts 12.5% together, shared equally by 2'],
])('%j says why', (grading, titles, because) => {
  const [first] = share(grading, titles);
  expect(first).toMatchObject({ assumed: [{ field: 'weight', because }] });
});

test('what else was assumed is kept', () => {
  const time = { field: 'time', because: 'held in class' };
  const [exam] = shareWeights(
    [{ title: 'Final exam', assumed: [time] }],
    [toComponent('Final exam 20%')],
    english,
  );
  expect(exam?.assumed).toEqual([time, { field: 'weight', because: 'the grading says Final exam 20%' }]);
});

test('French names are matched by the words of French', () => {
  expect(
    weights(['Examen final 40%', 'Participation 10%'], ['Examen final', 'Participation'], french),
  ).toEqual([40, undefined]);
});

test.each([
  [
    'a table',
    tableSyllabusText,
    [
      'Quiz 1 3.3%',
      'Lab report 1 10%',
      'Midterm exam 1 15%',
      'Quiz 2 3.3%',
      'Lab report 2 10%',
      'Project proposal 5%',
      'Midterm exam 2 15%',
      'Quiz 3 3.3%',
      'Poster presentation 15%',
      'Final exam 20%',
    ],
  ],
  [
    'sentences',
    proseSyllabusText,
    [
      'Map quiz 5%',
      'First essay 15%',
      'Midterm exam 20%',
      'Annotated bibliography 5%',
      'Second essay 15%',
      'Archive presentation 5%',
      'Final exam 20%',
    ],
  ],
])('the work planned in %s has the weights of the grading', async (_, write, expected) => {
  const document = await readDocument({ bytes: write(), fileName: 'syllabus.txt' });
  const { findings } = extract(document, { referenceDate: '2026-11-20' });
  const weighed = findings.filter(({ weight }) => weight !== undefined);
  expect(weighed.map(({ title, weight }) => `${title} ${weight}%`)).toEqual(expected);
});
