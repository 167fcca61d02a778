import { editWords, linesOf, replacing } from './edit-document.ts';
import type { Labelled, Perturbation } from './perturbation.ts';

/** As the words that it stands for: capitals stay capitals. */
function inCaseOf(found: string, written: string): string {
  if (found.length > 1 && found === found.toUpperCase()) return written.toUpperCase();
  return /^\p{Lu}/u.test(found) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}

interface Renaming {
  name: string;
  /** The word in the singular; an `s` or `es` behind it goes over. */
  from: RegExp;
  to: string;
  /** What the things are then, where that changes. */
  kind?: { from: string; to: string };
}

const renamed = ({ name, from, to, kind }: Renaming): Perturbation => ({
  name,
  change(labelled) {
    const pattern = new RegExp(`(?<![\\p{L}-])(?:${from.source})(?<s>(?:z?es|s)?)(?![\\p{L}])`, 'giu');
    const plural = /y$/.test(to) ? to.replace(/y$/, 'ies') : `${to}s`;
    const isPlural = (found: string) => /(?:z?es|[^s]s)$/i.test(found) && !/^(?:hw|ps)$/i.test(found);
    const write = (found: string) =>
      inCaseOf(/^hw/i.test(found) ? found.charAt(0) : found, isPlural(found) ? plural : to);
    if (!linesOf(labelled.document).some(({ text }) => text.search(pattern) >= 0)) return undefined;
    const { labels } = labelled;
    return {
      ...labelled,
      document: editWords(labelled.document, replacing(pattern, write)),
      labels: {
        ...labels,
        items: labels.items.map((item) => {
          const title = item.title.replace(pattern, write);
          const isOther = title !== item.title && item.kind === kind?.from;
          return { ...item, title, ...(isOther && kind && { kind: kind.to }) };
        }),
        grading: labels.grading.map((part) => ({
          ...part,
          component: part.component.replace(pattern, write),
        })),
      },
    };
  },
});

const HEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:class\s)?dates?$/i, 'When'],
  [/^days?$/i, 'Date'],
  [/^weeks?$/i, 'Wk'],
  [/^(?:topics?|topics? covered|lecture topics?)$/i, 'Subject'],
  [/^(?:readings?|required readings?)$/i, 'Texts'],
  [/^(?:assignments?|homework|hw|assignments? due|due|what'?s due|deliverables?)$/i, 'To hand in'],
  [/^(?:due dates?|deadlines?)$/i, 'Due on'],
  [/^(?:activities|activity)$/i, 'In class'],
];
const HEADER_ROWS = 2;

/** Other names at the head of columns. */
const headsRenamed: Perturbation = {
  name: 'columns named otherwise',
  change(labelled) {
    const heads = new Set(
      labelled.document.pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'table'
            ? block.rows
                .slice(0, HEADER_ROWS)
                .flatMap(({ cells }) => cells.flatMap(({ lines }) => (lines.length === 1 ? lines : [])))
            : [],
        ),
      ),
    );
    let isChanged = false;
    const document = editWords(labelled.document, (line) => {
      const words = line.text.trim().replace(/:$/, '');
      const other = heads.has(line) ? HEADS.find(([pattern]) => pattern.test(words))?.[1] : undefined;
      if (other === undefined) return [];
      isChanged = true;
      const start = line.text.indexOf(words);
      return [{ start, end: start + words.length, text: other }];
    });
    return isChanged ? { ...labelled, document } : undefined;
  },
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The course under another title. */
const titled = (name: string, title: string): Perturbation => ({
  name,
  change(labelled: Labelled) {
    const own = labelled.labels.course?.title;
    if (!own || own.length < 6) return undefined;
    const pattern = new RegExp(escaped(own).replace(/\s+/g, '\\s+'), 'giu');
    if (!linesOf(labelled.document).some(({ text }) => text.search(pattern) >= 0)) return undefined;
    return {
      ...labelled,
      document: editWords(
        labelled.document,
        replacing(pattern, (found) => inCaseOf(found, title)),
      ),
    };
  },
});

export const words: Perturbation[] = [
  headsRenamed,
  renamed({ name: 'homework as problem sets', from: /home-?work|hw(?=s?\s?#?\d)/, to: 'problem set' }),
  renamed({ name: 'assignments as exercises', from: /assignment/, to: 'exercise' }),
  renamed({ name: 'assignments as tasks', from: /assignment(?=s?\s?#?\d)/, to: 'task' }),
  renamed({ name: 'exams as tests', from: /exam(?:ination)?/, to: 'test' }),
  renamed({ name: 'quizzes as tests', from: /quiz/, to: 'test', kind: { from: 'quiz', to: 'exam' } }),
  renamed({ name: 'quizzes as reading checks', from: /quiz/, to: 'reading check' }),
  renamed({ name: 'essays as papers', from: /essay/, to: 'paper' }),
  renamed({ name: 'papers as essays', from: /paper/, to: 'essay' }),
  renamed({ name: 'presentations as talks', from: /presentation/, to: 'talk' }),
  titled('course called Quiet Rivers', 'Quiet Rivers'),
  titled('course called Writing Reports and Essays', 'Writing Reports and Essays'),
];
