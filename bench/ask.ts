// How well questions about syllabi are answered, without a language model: on questions with known answers, where
// there are some.
//
//   SYLLABI_CORPUS=../shared/syllabi npm run bench -- ask
import { ask, askAll, MAY_ANSWER } from '@syllabi/ask';
import { readCorpus } from './ask/corpus.ts';
import { tableOf } from './ask/measures.ts';
import { OFF_TOPIC } from './ask/off-topic.ts';

const FORTY = 40;

const corpus = await readCorpus();
if (!corpus) {
  console.error('There are no questions at SYLLABI_CORPUS.');
  process.exit(1);
}
const { indexes, questions } = corpus;
for (const split of new Set(questions.map((question) => question.split))) {
  const asked = questions
    .filter((question) => question.split === split)
    .flatMap((question) => {
      const index = indexes.get(question.document);
      if (!index) return [];
      const startedAt = performance.now();
      const { passages, answerable } = ask(index, question.question);
      const ms = performance.now() - startedAt;
      return [{ question, answer: { quotes: passages.map(({ quote }) => quote), answerable, ms } }];
    });
  console.log(`${split}: ${asked.length} questions`);
  for (const line of tableOf(asked)) console.log(line);
}
const shelf = [...indexes].slice(0, FORTY).map(([document, index]) => ({ document, index }));
const refused = [...indexes.values()].map(
  (index) => OFF_TOPIC.filter((question) => ask(index, question).answerable < MAY_ANSWER).length,
);
const all = OFF_TOPIC.length * indexes.size;
const sum = refused.reduce((total, count) => total + count, 0);
console.log(`off topic: ${sum} of ${all} refused (${((100 * sum) / all).toFixed(1)} %)`);
const FIVE = 5;
const fives = Array.from({ length: Math.floor(shelf.length / FIVE) }, (_, at) =>
  shelf.slice(at * FIVE, (at + 1) * FIVE),
);
const refusedByFive = fives.map(
  (five) => OFF_TOPIC.filter((question) => askAll(five, question).answerable < MAY_ANSWER).length,
);
const sumOfFives = refusedByFive.reduce((total, count) => total + count, 0);
console.log(
  `off topic, of five documents at once: ${sumOfFives} of ${OFF_TOPIC.length * fives.length} refused`,
);
const times = questions.slice(0, 200).map(({ question }) => {
  const startedAt = performance.now();
  askAll(shelf, question);
  return performance.now() - startedAt;
});
times.sort((a, b) => a - b);
console.log(
  `${shelf.length} documents at once: ${times[100]?.toFixed(1)} ms in the middle, ${times[197]?.toFixed(1)} ms of 99 in 100`,
);
