import { setTimeout as sleep } from 'node:timers/promises';
import { readDocumentRecord } from '../features/documents/documents.usecases.ts';
import { keepOpinions } from '../features/findings/second-reading.usecases.ts';
import { secondReadingJob } from '../features/second-readings/second-readings.jobs.ts';
import {
  enqueueSecondReading,
  runSecondReading,
  type SecondReadingDeps,
} from '../features/second-readings/second-readings.usecases.ts';
import type { FeatureDeps } from '../features.ts';
import type { Transaction } from '../platform/database.ts';
import type { WiredPeople } from './people.ts';
import type { WiredPlan } from './plan.ts';

/** A model that thinks for longer is not worth waiting for: the review goes on without it. */
const LONGEST_REQUEST_MS = 60_000;

interface WireSecondReadings extends FeatureDeps {
  people: WiredPeople;
  plan: WiredPlan;
}

interface ReadDocument {
  id: string;
  workspaceId: string;
  uploadedBy: string;
}

/** A language model's look at what the rules left doubtful: asked for, or wanted for every syllabus. */
export function wireSecondReadings({ people, plan, ...deps }: WireSecondReadings) {
  const { jobs, live, log } = deps;
  const secondReadings: SecondReadingDeps = {
    ...deps,
    requireDocument: (db, which) => readDocumentRecord({ db, ...which }),
    keepOpinions: (tx, what) => keepOpinions(tx, { ...plan.findings, ...what }),
  };
  const timeLimit = deps.secondReadingLimit ?? (() => AbortSignal.timeout(LONGEST_REQUEST_MS));
  const pause = async (seconds: number, signal: AbortSignal) =>
    void (await sleep(seconds * 1000, undefined, { signal }));
  jobs.handle(secondReadingJob, async ({ secondReadingId }, { signal }) => {
    const about = await runSecondReading({
      ...secondReadings,
      timeLimit,
      pause,
      log,
      secondReadingId,
      signal,
    });
    if (about)
      await live.announce({ workspaceId: about.workspaceId, what: 'documents', id: about.documentId });
  });
  return {
    secondReadings,
    /** After each reading of a document, for whoever agreed to it once and for all. */
    askIfWanted: async (tx: Transaction, { id: documentId, workspaceId, uploadedBy }: ReadDocument) => {
      if (!deps.languageModel) return;
      const { documents } = await people.settingsOf(uploadedBy);
      if (!documents.secondReading) return;
      await enqueueSecondReading(tx, { ...secondReadings, workspaceId, documentId, accountId: uploadedBy });
    },
  };
}
