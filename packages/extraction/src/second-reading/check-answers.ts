import { isDayOfYear, toDayNumber } from '../dates/civil.ts';
import type { Evidence, Extraction, Finding, FindingKind } from '../extraction.ts';
import { idOf } from '../findings/draft.ts';
import type { Locale } from '../locales/locale.ts';
import type { Doubt, Subject } from './doubts.ts';
import { type CourseSpan, datesMeant, localeOf, spanOf, timesMeant, weightsMeant } from './meanings.ts';
import { parseAnswers, type WrittenAnswer } from './parse-answers.ts';
import { locateQuote } from './source.ts';
import { isSameName, titleIn } from './titles.ts';

/** The values of a finding that a second reading may speak of. */
export type ReadFields = Pick<Finding, 'kind' | 'title' | 'date' | 'endDate' | 'time' | 'endTime' | 'weight'>;

export type SecondOpinion = { about: Subject; evidence: Evidence[] } & (
  | { verdict: 'confirmed' | 'doubted' }
  /** Only what differs. */
  | { verdict: 'changed'; fields: Partial<ReadFields> }
  /** `id` is the same for the same words, like that of any finding. */
  | { verdict: 'added'; id: string; fields: ReadFields }
);

/** Why something that a model wrote is not used. */
export type DropReason =
  | 'malformed'
  | 'unknown-doubt'
  | 'quote-not-in-document'
  | 'date-not-quoted'
  | 'time-not-quoted'
  | 'weight-not-quoted'
  | 'name-not-in-document'
  | 'incomplete'
  | 'found-already';

export interface CheckedAnswers {
  opinions: SecondOpinion[];
  /** One entry for each answer, or value of an answer, that was thrown away. */
  dropped: DropReason[];
}

interface CheckAnswers {
  /** What the model wrote, as it came. */
  text: string;
  /** Those of the request, in its order. */
  doubts: readonly Doubt[];
  extraction: Extraction;
}

/**
 * Takes from what a model wrote only what the document bears out: each quote stands in the passage that was asked about,
 * each day, time and share is one that the quoted words can mean, each name is made of words that stand there. Nothing
 * comes back where it wrote no JSON of the known shape.
 *
 * @example
 * const checked = checkAnswers({ text: answer, doubts: request.doubts, extraction });
 */
export function checkAnswers({ text, doubts, extraction }: CheckAnswers): CheckedAnswers | undefined {
  const parsed = parseAnswers(text);
  if (!parsed) return undefined;
  const dropped: DropReason[] = Array.from({ length: parsed.malformed }, () => 'malformed');
  const answered = new Set<number>();
  const opinions = parsed.answers.flatMap((answer): SecondOpinion[] => {
    const doubt = doubts[answer.doubt];
    if (!doubt || answered.has(answer.doubt)) {
      dropped.push('unknown-doubt');
      return [];
    }
    answered.add(answer.doubt);
    const checked = checkAnswer(answer, { doubt, ...contextOf(extraction) });
    dropped.push(...checked.dropped);
    return checked.opinion ? [checked.opinion] : [];
  });
  return { opinions, dropped };
}

interface Context {
  extraction: Extraction;
  locale: Locale;
  span: CourseSpan | undefined;
}

const contextOf = (extraction: Extraction): Context => ({
  extraction,
  locale: localeOf(extraction.language),
  span: spanOf(extraction),
});

interface Checked {
  opinion?: SecondOpinion;
  dropped: DropReason[];
}

const drop = (...dropped: DropReason[]): Checked => ({ dropped });

function checkAnswer(answer: WrittenAnswer, { doubt, ...context }: Context & { doubt: Doubt }): Checked {
  const { about, passage } = doubt;
  const named = locateQuote(answer.quote, passage);
  const dated = answer.dateQuote === undefined ? undefined : locateQuote(answer.dateQuote, passage);
  if (!named || (answer.dateQuote !== undefined && !dated)) return drop('quote-not-in-document');
  const evidence = dated && dated.quote !== named.quote ? [named, dated] : [named];
  const standing = findingOf(about, context.extraction);
  if (!answer.planned)
    return standing ? { opinion: { about, evidence, verdict: 'doubted' }, dropped: [] } : drop();
  const { fields, dropped } = quotedFields(answer, { doubt, evidence, standing, ...context });
  if (!fields.date) return drop(...dropped);
  return standing
    ? { opinion: compare(standing, { about, evidence, fields }), dropped }
    : add({ about, evidence, fields, dropped, extraction: context.extraction });
}

const findingOf = (about: Subject, { findings }: Extraction): Finding | undefined =>
  about.type === 'finding' ? findings.find(({ id }) => id === about.findingId) : undefined;

interface Quoted extends Context {
  doubt: Doubt;
  evidence: Evidence[];
  standing: Finding | undefined;
}

/** The values that the quoted words can mean; a day that the rules reckoned the same way needs no quote of its own. */
function quotedFields(answer: WrittenAnswer, { doubt, evidence, standing, locale, span }: Quoted) {
  const words = evidence.map(({ quote }) => quote);
  const meant = datesMeant(words, { locale, span });
  const times = new Set(words.flatMap((quote) => [...timesMeant(quote, locale)]));
  const weights = new Set(words.flatMap((quote) => [...weightsMeant(quote)]));
  const dropped: DropReason[] = [];
  const keep = <T>(
    value: T | undefined,
    isQuoted: (value: T) => boolean,
    reason: DropReason,
  ): T | undefined => {
    if (value === undefined || isQuoted(value)) return value;
    dropped.push(reason);
    return undefined;
  };
  const isMeant = (date: string) => meant.has(date) && isWithin(date, span);
  const written = span ? answer.date : answer.date?.replace(/^\d{4}/, '-');
  const date = standing && written === standing.date ? written : keep(written, isMeant, 'date-not-quoted');
  if (answer.date === undefined) dropped.push('incomplete');
  const title = answer.title && titleIn(answer.title, doubt.passage);
  if (answer.title && !title) dropped.push('name-not-in-document');
  const isOwn = (field: 'endDate' | 'time' | 'endTime' | 'weight') => answer[field] === standing?.[field];
  const fields: Partial<ReadFields> = {
    ...defined('kind', answer.kind),
    ...defined('title', title || undefined),
    ...defined('date', date),
    ...defined(
      'endDate',
      keep(
        answer.endDate,
        (day) => isOwn('endDate') || (isMeant(day) && day > (date ?? '')),
        'date-not-quoted',
      ),
    ),
    ...defined(
      'time',
      keep(answer.time, (time) => isOwn('time') || times.has(time), 'time-not-quoted'),
    ),
    ...defined(
      'endTime',
      keep(answer.endTime, (time) => isOwn('endTime') || times.has(time), 'time-not-quoted'),
    ),
    ...defined(
      'weight',
      keep(answer.weight, (weight) => isOwn('weight') || weights.has(weight), 'weight-not-quoted'),
    ),
  };
  return { fields, dropped };
}

const defined = <K extends string, T>(key: K, value: T | undefined): { [key in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: T });

/** A day of another year may well be quoted; in this course it is not. */
function isWithin(date: string, span: CourseSpan | undefined): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!span) return date.startsWith('--');
  const civil = { year: Number(year), month: Number(month), day: Number(day) };
  if (!isDayOfYear(civil.month, civil.day, civil.year)) return false;
  const number = toDayNumber(civil);
  return number >= span.from && number <= span.to;
}

interface Compared {
  about: Subject;
  evidence: Evidence[];
  fields: Partial<ReadFields>;
}

function compare(standing: Finding, { fields, ...opinion }: Compared): SecondOpinion {
  const differing = Object.entries(fields).filter(([field, value]) => {
    if (field === 'title') return !isSameName(standing.title, String(value));
    return standing[field as keyof ReadFields] !== value;
  });
  if (differing.length === 0) return { ...opinion, verdict: 'confirmed' };
  return { ...opinion, verdict: 'changed', fields: Object.fromEntries(differing) };
}

const LONGEST_NAME = 120;

interface Add extends Compared {
  dropped: DropReason[];
  extraction: Extraction;
}

function add({ about, evidence, fields, dropped, extraction }: Add): Checked {
  const { kind, date } = fields;
  const [named] = evidence;
  if (!kind || !date || !named) return drop(...dropped, 'incomplete');
  const title = fields.title ?? named.quote.slice(0, LONGEST_NAME);
  if (isFoundAlready({ kind, title, date }, extraction)) return drop(...dropped, 'found-already');
  const id = idOf(`second|${kind}|${title.toLowerCase()}|${date}|${named.quote}`, new Map());
  return {
    opinion: { about, evidence, verdict: 'added', id, fields: { ...fields, kind, title, date } },
    dropped,
  };
}

const isFoundAlready = (
  { title, date }: { kind: FindingKind; title: string; date: string },
  { findings }: Extraction,
): boolean => findings.some((one) => one.date === date && isSameName(one.title, title));
