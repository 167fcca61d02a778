import type { CourseBadge } from '../../vocabulary/courses.ts';
import { termsOf } from './terms.rules.ts';

interface Word {
  term: string;
  from: number;
  to: number;
}

/** A course, and the words of a question that call it by its title. */
interface Mention<C extends CourseBadge> {
  course: C;
  words: Word[];
}

interface TitledTask {
  title: string;
  course: { id: string } | null;
}

export interface Named<C extends CourseBadge> {
  courses: readonly C[];
  tasks: readonly TitledTask[];
}

/**
 * The courses that a question calls by their title, or by two and more words of it that stand together. What tasks of
 * other courses are called by as well names none: "when is the final project due?".
 */
export function mentionsIn<C extends CourseBadge>(
  question: string,
  { courses, tasks }: Named<C>,
): Mention<C>[] {
  const asked = wordsOf(question);
  const mentions = courses.flatMap((course) => {
    const title = termsOf(course.title);
    const words = longestStretch(asked, title);
    const isTitle = words.length > 0 && words.length === title.length;
    if (words.length < 2 && !isTitle) return [];
    const isCertain = isTitle && words.length > 1;
    return isCertain || !isInTasksOfOthers(words, { course, tasks }) ? [{ course, words }] : [];
  });
  return mentions.filter(({ words }) => !mentions.some((other) => saysMore(other.words, words)));
}

/** The question without the words of titles that it calls courses by. */
export function withoutMentions<C extends CourseBadge>(question: string, named: Named<C>): string {
  const words = new Set(mentionsIn(question, named).flatMap((mention) => mention.words));
  return [...words]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, question);
}

const wordsOf = (question: string): Word[] =>
  [...question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    termsOf(word).map((term) => ({ term, from: index, to: index + word.length })),
  );

/** The longest run of words that follow each other in a title as they do in the question. */
function longestStretch(asked: readonly Word[], title: readonly string[]): Word[] {
  let longest: Word[] = [];
  for (const [begin] of asked.entries()) {
    for (const [first] of title.entries()) {
      let length = 0;
      while (first + length < title.length && asked[begin + length]?.term === title[first + length])
        length += 1;
      if (length > longest.length) longest = asked.slice(begin, begin + length);
    }
  }
  return longest;
}

function isInTasksOfOthers<C extends CourseBadge>(
  words: readonly Word[],
  { course, tasks }: { course: C; tasks: readonly TitledTask[] },
): boolean {
  const phrase = between(words.map(({ term }) => term));
  return tasks.some((task) => task.course?.id !== course.id && between(termsOf(task.title)).includes(phrase));
}

const between = (terms: readonly string[]): string => ` ${terms.join(' ')} `;

const saysMore = (words: readonly Word[], than: readonly Word[]): boolean =>
  words.length > than.length && than.every((word) => words.includes(word));
