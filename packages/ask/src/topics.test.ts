import { expect, test } from 'vitest';
import { createIndex } from './index.ts';
import { cluesOfTopics, topicsOf } from './topics.ts';

const documentOf = (text: string) => createIndex([{ page: 1, text, isHeading: false }]);

/** Invented: what is asked, a line that tells it, and one that only speaks of it. */
test.each([
  ['officeHours', 'When are office hours?', 'Office hours: Tuesday 2 to 4 pm', 'Come to office hours'],
  ['email', 'What is your e-mail?', 'petra.voss@northfield.example', 'Send an e-mail'],
  ['credits', 'How many credits is it?', 'A course of 3 credits', 'Students earn credits'],
  ['finalDate', 'When is the final exam?', 'Final exam: May 6', 'The final exam is hard'],
  ['droppedScore', 'Is the lowest quiz dropped?', 'The lowest quiz does not count', 'Quizzes are short'],
  ['calculator', 'May I use a calculator?', 'No calculator in the exam', 'Exams are on paper'],
  ['quizCount', 'How many quizzes are there?', 'There are six quizzes', 'Quizzes are short'],
])('%s: “%s” is told by “%s”, not by “%s”', (name, question, told, spokenOf) => {
  const placesIn = (line: string) =>
    topicsOf(documentOf(line), question).find((topic) => topic.name === name)?.places;
  expect(placesIn(told)).toBeGreaterThan(0);
  expect(placesIn(spokenOf)).toBe(0);
});

test.each([
  ['excuses', 'Will there be whales?'],
  ['nextCourse', 'What are the consequences?'],
  ['holiday', 'What is the breakdown of the grade?'],
  ['lastDay', 'Do I have to attend class?'],
  ['counselling', 'Is environmental law a part of it?'],
  ['clothes', 'What is your address?'],
  ['finalExam', 'How long is the final paper?'],
  ['disruption', 'Do the times conflict?'],
])('%s is not what “%s” asks for', (name, question) => {
  expect(topicsOf(documentOf('Whales'), question).map((topic) => topic.name)).not.toContain(name);
});

test('a topic knows the lines that tell of it', () => {
  const lines = ['Whales of the north', 'Office hours: by', 'appointment', 'Whales of the south'];
  const index = createIndex(lines.map((text) => ({ page: 1, text, isHeading: false })));
  const [topic] = topicsOf(index, 'When are office hours?');
  expect(topic).toEqual({ name: 'officeHours', places: 1, units: new Set([1, 2]) });
});

test('a question about nothing that is often asked has no topic', () => {
  expect(topicsOf(documentOf('Whales'), 'Do whales sing?')).toEqual([]);
  expect(cluesOfTopics([])).toEqual(['topic none']);
});

test('clues tell what is told from what is not', () => {
  const clues = cluesOfTopics(topicsOf(documentOf('A course of 3 credits'), 'How many credits is it?'));
  expect(clues).toEqual(['topic credits', 'topic credits+', 'topic credits 1', 'topic+']);
});

test('long texts and questions take no longer than their length', () => {
  const words = 'late exam when where how many quiz due office hours '.repeat(40_000);
  topicsOf(documentOf(words), words);
});
