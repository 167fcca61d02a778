import type { Extraction, Finding, Warning } from '@syllabi/extraction';
import { isOfYear, isQuestion, keyOfQuestion, optionsOf } from '@syllabi/extraction/questions';
import type { Day } from '@/lib/plan/days';
import { withDays } from '@/lib/plan/with-days';
import { DEFAULT_STYLE } from '@/lib/plan/wording';
import type { ToldAnswer } from './demo-messages';

/** What the document leaves open; one answer settles all that waits for it. */
export interface DemoQuestion {
  key: string;
  message: string;
  choices: Choice[];
  /** The one finding that it is about; nothing where there are several. */
  findingId: string | undefined;
}

export interface Choice {
  label: string;
  because: string | undefined;
  told: ToldAnswer | { year: number };
}

/** Those that a review asks, too. */
export function questionsOf(
  { warnings, findings }: Pick<Extraction, 'warnings' | 'findings'>,
  today: Day,
): DemoQuestion[] {
  const words = (text: string) => withDays(text, { style: DEFAULT_STYLE, today });
  const asked = new Map(
    warnings.filter(isQuestion).map((warning) => [keyOfQuestion(warning), warning] as const),
  );
  return [...asked].map(([key, warning]) => {
    const about = findings.filter(({ id }) => warning.findingIds?.includes(id));
    return {
      key,
      message: words(warning.message),
      choices: isOfYear(warning)
        ? yearsOf(warning, Number(today.slice(0, 4)))
        : choicesOf(warning, { key, about, words }),
      findingId: about.length === 1 ? about[0]?.id : undefined,
    };
  });
}

/** Those that the weekdays fit come first; a syllabus is mostly of this year or one beside it. */
function yearsOf({ options = [] }: Warning, thisYear: number): Choice[] {
  const fitting = options.flatMap(({ year, because }) => (year ? [{ year, because }] : []));
  const around = [thisYear - 1, thisYear, thisYear + 1].map((year) => ({ year, because: undefined }));
  return (fitting.length > 0 ? fitting : around).map(({ year, because }) => ({
    label: String(year),
    because,
    told: { year },
  }));
}

interface Choices {
  key: string;
  about: Finding[];
  words: (text: string) => string;
}

const choicesOf = (warning: Warning, { key, about, words }: Choices): Choice[] =>
  optionsOf(warning, about).map(({ label, because }, option) => ({
    label: words(label),
    because: because && words(because),
    told: { question: key, message: warning.message, option },
  }));
