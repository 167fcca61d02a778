import type { Extraction } from '@syllabi/extraction';
import type { SyllabusLabels } from '@syllabi/extraction/testing';
import { isSameDay, lenientScore, matchBest, strictScore } from './scoring.ts';

/** What one document adds to a measure: right ones, labelled ones, found ones. */
export interface Tally {
  hit: number;
  gold: number;
  got: number;
}

export interface Judged {
  confidence: number;
  isRight: boolean;
}

export interface Measured {
  id: string;
  tallies: Record<string, Tally>;
  /** Every assessed finding but those that match an optional label. */
  judged: Judged[];
}

const ASSESSED = new Set(['exam', 'quiz', 'assignment', 'project', 'presentation', 'other']);

/** Counts one document as the scorer of the labelled corpus does. */
export function measure(labels: SyllabusLabels, { findings, grading, meetings }: Extraction): Measured {
  const items = findings.filter(({ kind, date }) => ASSESSED.has(kind) && date);
  const strict = matchBest(labels.items, items, strictScore);
  const lenient = matchBest(labels.items, items, lenientScore);
  const holidays = findings.filter(({ kind, date }) => kind === 'holiday' && date);
  const off = matchBest(labels.noClass, holidays, (a, b) => Number(isSameDay(a, b)));
  const optionalItem = (at: number) => labels.items[at]?.optional === true;
  const withOptional = (matched: Map<number, number>, found: number) =>
    firmly(matched, labels.items.length, found, optionalItem);
  const firm = labels.items.filter(({ optional }) => !optional);
  const goldDays = [...new Set(firm.map(({ date }) => date))];
  const maybe = labels.items.filter((item) => item.optional && !firm.some((other) => isSameDay(other, item)));
  const foundDays = [...new Set(items.map(({ date }) => date))].filter(
    (date) => !maybe.some((item) => isSameDay(item, { date })),
  );
  const dayHits = goldDays.filter((date) => foundDays.includes(date)).length;
  const weights = grading.flatMap(({ weight }) => weight ?? []);
  const gold = labels.grading.filter((part) => part.weight != null);
  const timed = meetings.flatMap(({ days, start }) => (start ? [`${[...days].sort()} ${start}`] : []));
  const meets = labels.meetings.filter(({ start, days }) => start && days?.length > 0);
  const withTime = [...lenient].filter(([at]) => labels.items[at]?.time);
  const right = new Set(lenient.values());
  const optionalFound = new Set([...lenient].filter(([at]) => optionalItem(at)).map(([, index]) => index));
  return {
    id: labels.id,
    tallies: {
      'items, lenient': withOptional(lenient, items.length),
      'items, strict': withOptional(strict, items.length),
      'assessed days': { hit: dayHits, gold: goldDays.length, got: foundDays.length },
      'days off': firmly(
        off,
        labels.noClass.length,
        holidays.length,
        (at) => labels.noClass[at]?.optional === true,
      ),
      ...(gold.length > 0 && {
        'grade weights': plain(
          matchBest(gold, weights, (part, weight) => Number(part.weight === weight)),
          gold.length,
          weights.length,
        ),
      }),
      ...(meets.length > 0 && {
        'class meetings': plain(
          matchBest(meets, timed, ({ days, start }, found) =>
            Number(`${[...days].sort()} ${start}` === found),
          ),
          meets.length,
          timed.length,
        ),
      }),
      'stated times': {
        hit: withTime.filter(([at, index]) => items[index]?.time === labels.items[at]?.time).length,
        gold: withTime.length,
        got: withTime.length,
      },
    },
    judged: items.flatMap(({ confidence }, index) =>
      optionalFound.has(index) ? [] : [{ confidence, isRight: right.has(index) }],
    ),
  };
}

const plain = (matched: Map<number, number>, gold: number, got: number): Tally => ({
  hit: matched.size,
  gold,
  got,
});

/** What two careful readers could disagree about is neither a miss nor an error. */
function firmly(
  matched: Map<number, number>,
  gold: number,
  got: number,
  isOptional: (at: number) => boolean,
): Tally {
  const optional = [...matched.keys()].filter(isOptional).length;
  const firm = Array.from({ length: gold }, (_, at) => at).filter((at) => !isOptional(at)).length;
  return { hit: matched.size - optional, gold: firm, got: got - optional };
}

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { hit, gold, got }) => ({ hit: sum.hit + hit, gold: sum.gold + gold, got: sum.got + got }),
    {
      hit: 0,
      gold: 0,
      got: 0,
    },
  );

export function scoresOf({ hit, gold, got }: Tally): { precision: number; recall: number; f1: number } {
  const precision = got > 0 ? hit / got : 0;
  const recall = gold > 0 ? hit / gold : 0;
  return { precision, recall, f1: hit > 0 ? (2 * precision * recall) / (precision + recall) : 0 };
}
