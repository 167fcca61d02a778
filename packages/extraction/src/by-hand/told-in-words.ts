import type { FindingKind } from '../extraction.ts';
import { buildFindings } from '../findings/build-findings.ts';
import { dayLabels, dueLabels } from '../items/day-labels.ts';
import { weightOf } from '../items/find-candidates.ts';
import { READING_LIKE } from '../items/gather-signals.ts';
import { asWritten, cutBefore, isWholeTitle, tidy, toTitle } from '../items/title.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { Locale } from '../locales/locale.ts';
import { buildDocument, plainLine } from '../readers/build-document.ts';
import { understand } from '../understand.ts';

interface Span {
  start: number;
  end: number;
}

/** Where words write days and hours. */
interface When {
  days: readonly Span[];
  times: readonly Span[];
}

interface Told {
  title: string;
  kind?: FindingKind;
  time?: string;
  endTime?: string;
  weight?: number;
}

/** What words call a thing, and of which kind they make it: as the rules find it in them, else by its name alone. */
export const toldInWords = (words: string, when: When, locale: Locale): Told =>
  foundIn(words, locale) ?? namedIn(words, when, locale);

/** Any: only days are reckoned from it, and those are read with the document in view. */
const SOME_DAY = '2001-01-01';

/** The one finding of a document that says no more than these words. What the class is about is a guess of the whole schedule. */
function foundIn(words: string, locale: Locale): Told | undefined {
  const blocks = [{ type: 'line' as const, line: plainLine(words) }];
  const document = buildDocument({ format: 'text', blocks, metadata: {}, limits: DEFAULT_LIMITS });
  const { findings } = buildFindings(understand(document, { referenceDate: SOME_DAY }, locale));
  const [found, ...others] = findings;
  if (!found || others.length > 0 || found.kind === 'class') return undefined;
  const { title, kind, time, endTime, weight } = found;
  return {
    title,
    kind,
    ...(time !== undefined && { time }),
    ...(endTime !== undefined && { endTime }),
    ...(weight !== undefined && { weight }),
  };
}

function namedIn(words: string, { days, times }: When, locale: Locale): Told {
  const when = [...days, ...times];
  const cuts = [...when, ...dayLabels(words, when, locale), ...dueLabels(words, days, locale)];
  const kind = kindOf(words, locale);
  return { title: titleOf(words, cuts, locale), ...(kind && { kind }), ...weightOf(words) };
}

const LONGEST_TITLE = 90;

/** Where nothing known is named, all that was selected may be the name: only its day and hours are left out. */
function titleOf(words: string, cuts: readonly Span[], locale: Locale): string {
  const namesWork = vocabulary(locale).heads(words).length > 0;
  const title = (namesWork ? toTitle(words, cuts) : asWritten(words, cuts)) || tidy(words) || words;
  return isWholeTitle(title) ? title : cutBefore(title, LONGEST_TITLE);
}

function kindOf(words: string, locale: Locale): FindingKind | undefined {
  const { heads, dayOff } = vocabulary(locale);
  const head = heads(words)[0]?.kind;
  if (head) return head;
  if (dayOff.test(words)) return 'holiday';
  return READING_LIKE.test(words) ? 'reading' : undefined;
}
