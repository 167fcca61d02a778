import type { CourseBadge } from '../../vocabulary/courses.ts';
import { SUBJECTS } from './subjects.ts';
import { termsOf } from './terms.rules.ts';

interface Word {
  term: string;
  from: number;
  to: number;
}

/** A course, and the words of a question that call it by its title or subject. */
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
 * The courses that a question calls by their title, by two and more words of it that stand together, or by their subject.
 * What tasks of other courses are called by as well names none: "when is the final project due?".
 */
export function mentionsIn<C extends CourseBadge>(
  question: string,
  { courses, tasks }: Named<C>,
): Mention<C>[] {
  const asked = wordsOf(question);
  const mentions = courses.flatMap((course) => {
    const called = [byTitle(asked, course), bySubject(asked, course)].find(
      ({ words, isCertain }) =>
        words.length > 0 && (isCertain || !isInTasksOfOthers(words, { course, tasks })),
    );
    return called ? [{ course, words: called.words }] : [];
  });
  return mentions.filter(({ words }) => !mentions.some((other) => saysMore(other.words, words)));
}

interface Called {
  words: Word[];
  isCertain: boolean;
}

function byTitle(asked: readonly Word[], { title }: CourseBadge): Called {
  const terms = termsOf(title);
  const words = longestStretch(asked, terms);
  const isTitle = words.length === terms.length;
  return { words: words.length >= 2 || isTitle ? words : [], isCertain: isTitle && words.length > 1 };
}

/** "My chem final", "the chemistry lab": the letters of the code, or the name of the subject that has them or is in the title. */
function bySubject(asked: readonly Word[], { code, title }: CourseBadge): Called {
  const [, letters = '', number = ''] = /^(\p{L}{2,})[^\p{L}\d]*(\d*)/u.exec(code ?? '') ?? [];
  const inTitle = termsOf(title);
  const names = Object.entries(SUBJECTS).flatMap(([subject, codes]) => {
    const terms = termsOf(subject);
    const isOwn = codes.split(' ').includes(letters.toUpperCase());
    return isOwn || terms.every((term) => inTitle.includes(term)) ? [terms] : [];
  });
  const words = [termsOf(letters), ...names]
    .map((terms) => withNumber(asked, longestStretch(asked, terms, terms.length), number))
    .find((stretch) => stretch.length > 0);
  return { words: words ?? [], isCertain: false };
}

/** A number after the subject says which course of it is meant: "chem 122". */
function withNumber(asked: readonly Word[], words: readonly Word[], number: string): Word[] {
  const last = words.at(-1);
  const next = last && asked[asked.indexOf(last) + 1];
  if (!next || !/^\d/.test(next.term)) return [...words];
  return next.term === number ? [...words, next] : [];
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

/** The longest run of words, of so many at least, that follow each other in a title as they do in the question. */
function longestStretch(asked: readonly Word[], title: readonly string[], least = 1): Word[] {
  let longest: Word[] = [];
  for (const [begin] of asked.entries()) {
    for (const [first] of title.entries()) {
      let length = 0;
      while (first + length < title.length && asked[begin + length]?.term === title[first + length])
        length += 1;
      if (length > longest.length) longest = asked.slice(begin, begin + length);
    }
  }
  return longest.length >= least ? longest : [];
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
