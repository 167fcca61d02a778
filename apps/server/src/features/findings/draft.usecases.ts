import type { FindingDraft } from '@syllabi/extraction';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { resolveAnswer } from './answers.rules.ts';
import { findingsOfDocument } from './findings.repository.ts';
import type { FindingDeps, OneDocument } from './findings.usecases.ts';
import { type Question, questionsOfDocument } from './questions.repository.ts';

type Draft = FindingDeps & OneDocument & { selection: EvidenceView };

const LONGEST_TITLE = 120;

/** What words of a document suggest, read as the document is, with the answers that were given; nothing is kept. */
export async function draftFromWords({ selection, ...deps }: Draft): Promise<FindingDraft> {
  const { db, documents } = deps;
  const { id: documentId } = await documents.require(db, deps);
  const findings = (await findingsOfDocument(db, documentId)).map(({ date, evidence }) => ({
    date,
    evidence,
  }));
  const answers = answersOf(await questionsOfDocument(db, documentId));
  const draft = await documents.draft(db, { documentId, selection, known: { findings, ...answers } });
  return draft ?? { title: selection.quote.slice(0, LONGEST_TITLE) };
}

/** What answers say of all days of a document: their year, and whether day and month are the other way round. */
function answersOf(questions: readonly Question[]) {
  const answered = questions.flatMap(({ answer, ...asked }) => {
    const resolved = answer && resolveAnswer(answer, asked);
    return resolved ? [{ code: asked.code, options: asked.options, ...resolved }] : [];
  });
  const year = answered.find((one) => one.year !== undefined)?.year;
  const isOtherOrder = answered.some(
    ({ code, options, date }) =>
      code === 'day-month-order' && date !== undefined && options[1]?.date === date,
  );
  return { isOtherOrder, ...(year !== undefined && { year }) };
}
