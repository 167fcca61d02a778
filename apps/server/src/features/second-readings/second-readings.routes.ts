import type { App } from '../../platform/http/types.ts';
import { WORKSPACE } from '../../vocabulary/paths.ts';
import { secondReadingParams, secondReadingView } from './second-readings.schemas.ts';
import {
  askForSecondReading,
  readSecondReading,
  type SecondReadingDeps,
} from './second-readings.usecases.ts';

const SECOND_READING = `${WORKSPACE}/documents/:documentId/second-reading`;

export async function secondReadingRoutes(app: App, deps: SecondReadingDeps) {
  const schema = { tags: ['findings'], params: secondReadingParams, response: { 200: secondReadingView } };
  app.get(
    SECOND_READING,
    {
      schema: {
        operationId: 'getSecondReading',
        summary: 'What a language model would be asked, and what came of the last time',
        ...schema,
      },
    },
    async ({ params }) => readSecondReading({ ...deps, ...params }),
  );
  app.post(
    SECOND_READING,
    {
      schema: {
        operationId: 'askForSecondReading',
        summary: 'Have a language model read what the rules left doubtful: those passages leave the server',
        ...schema,
      },
    },
    async ({ params, account }) => askForSecondReading({ ...deps, ...params, accountId: account.id }),
  );
}
