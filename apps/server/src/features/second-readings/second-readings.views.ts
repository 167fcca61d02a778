import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { Cost } from '../../platform/language-model/price.ts';
import type { SecondReading } from './second-readings.repository.ts';
import { isUnderWay } from './second-readings.rules.ts';
import type { SecondReadingView } from './second-readings.schemas.ts';
import type { Outcome } from './second-readings.tables.ts';

interface ToView {
  languageModel: LanguageModel | undefined;
  doubts: number;
  characters: number;
  estimate: Cost | undefined;
  last: SecondReading | undefined;
  now: Date;
}

export const toSecondReadingView = ({
  languageModel,
  doubts,
  characters,
  estimate,
  last,
  now,
}: ToView): SecondReadingView => ({
  service: languageModel
    ? { model: languageModel.name, host: languageModel.host, hasPrice: languageModel.price !== undefined }
    : null,
  doubts,
  characters,
  estimate: estimate ?? null,
  last: last ? toLastView(last, now) : null,
});

const NOTHING: Outcome = { confirmed: 0, changed: 0, added: 0, doubted: 0, dropped: {} };

function toLastView(last: SecondReading, now: Date): NonNullable<SecondReadingView['last']> {
  const { confirmed, changed, added, doubted, dropped } = last.outcome ?? NOTHING;
  const hasDied = (last.status === 'queued' || last.status === 'reading') && !isUnderWay(last, now);
  return {
    status: hasDied ? 'failed' : last.status,
    model: last.model,
    host: last.host,
    askedAt: last.askedAt.toISOString(),
    finishedAt: last.finishedAt?.toISOString() ?? null,
    doubts: last.doubts,
    confirmed,
    changed,
    added,
    doubted,
    dropped: Object.entries(dropped).map(([reason, count]) => ({ reason, count })),
    tokens: { read: last.tokensRead, written: last.tokensWritten },
    cost:
      last.cost === null || last.currency === null ? null : { amount: last.cost, currency: last.currency },
    problem: last.problem,
  };
}
