import type { Extraction, Finding } from '../extraction.ts';
import { isQuestion, keyOfQuestion, optionsOf } from './question.ts';
import { type Dated, settle } from './settle.ts';

/** One of the options of a question. */
export interface Answer {
  /** As `keyOfQuestion` names it. */
  question: string;
  option: number;
}

/**
 * What was found, with one question answered: all that waited for it has its day, and it is not asked any more.
 *
 * @example
 * const [question] = extraction.warnings.filter(isQuestion);
 * const { findings } = withAnswer(extraction, { question: keyOfQuestion(question), option: 0 });
 */
export function withAnswer(extraction: Extraction, { question, option }: Answer): Extraction {
  const { findings, warnings } = extraction;
  const asked = warnings.find((warning) => isQuestion(warning) && keyOfQuestion(warning) === question);
  const waiting = findings.filter(({ id }) => asked?.findingIds?.includes(id));
  const options = asked ? optionsOf(asked, waiting) : [];
  const resolved = options[option];
  if (!asked || !resolved) return extraction;
  const dated = waiting.map(({ id, date, endDate = null }) => ({ id, date, endDate }));
  const settled = new Map(
    settle(dated, resolved, { code: asked.code, options }).map((each) => [each.id, each]),
  );
  return {
    ...extraction,
    findings: findings.map((finding) => onItsDay(finding, settled.get(finding.id))).sort(byDay),
    warnings: warnings.filter((warning) => warning !== asked),
  };
}

function onItsDay(finding: Finding, settled: Dated | undefined): Finding {
  if (!settled) return finding;
  const { endDate: _, ...rest } = finding;
  const { date, endDate } = settled;
  return { ...rest, date, ...(endDate && { endDate }) };
}

const byDay = (a: Finding, b: Finding): number => a.date.localeCompare(b.date);
