import { type Document, getDocument, readDocumentAgain, uploadDocument } from '@/api';
import { messageOf, problemOf, statusOf } from '@/lib/errors';
import { sendWithProgress } from '@/lib/send-with-progress';
import { answerAsTold } from './answer-as-told';
import {
  problemOfReading,
  type Upload,
  type UploadHints,
  type UploadProblem,
  type UploadState,
} from './upload';

interface SendFile {
  workspaceId: string;
  upload: Upload;
  onState: (state: UploadState) => void;
}

const FIRST_LOOK_MS = 400;
const LAST_LOOK_MS = 3000;

/** Sends one file and follows it until it is read; never throws, the state says how it ended. */
export async function sendFile({ workspaceId, upload, onState }: SendFile): Promise<void> {
  try {
    const { document, alreadyHere } = await send({ workspaceId, upload, onState });
    const state = await follow({ workspaceId, document, alreadyHere, onState });
    const { answers = [] } = upload.hints;
    // What cannot be answered is asked again: the file is here all the same.
    if (state.step === 'ready' && !alreadyHere && answers.length > 0)
      await answerAsTold({ workspaceId, documentId: document.id, answers }).catch(() => undefined);
    onState(state);
  } catch (error) {
    onState({ step: 'failed', problem: toProblem(error) });
  }
}

async function send({ workspaceId, upload, onState }: SendFile) {
  const { state, file, hints } = upload;
  if (state.step === 'failed' && state.document) {
    const path = { workspaceId, documentId: state.document.id };
    const { data } = await readDocumentAgain({ path, throwOnError: true });
    return { document: data, alreadyHere: false };
  }
  onState({ step: 'sending', sent: 0 });
  const { data } = await uploadDocument({
    path: { workspaceId },
    // What is said of the file stands before it: the form is read as it arrives.
    body: { ...toFields(hints), file },
    fetch: sendWithProgress((sent) => onState({ step: 'sending', sent })),
    throwOnError: true,
  });
  return data;
}

const toFields = ({ courseId, replacesId, year }: UploadHints) => ({
  ...(courseId ? { courseId } : {}),
  ...(replacesId ? { replacesId } : {}),
  ...(year ? { year } : {}),
});

interface Follow {
  workspaceId: string;
  document: Document;
  alreadyHere: boolean;
  onState: (state: UploadState) => void;
}

async function follow({ workspaceId, document: first, alreadyHere, onState }: Follow): Promise<UploadState> {
  let document = first;
  for (
    let pause = FIRST_LOOK_MS;
    document.status === 'queued' || document.status === 'reading';
    pause *= 1.3
  ) {
    onState({ step: 'reading', document });
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, LAST_LOOK_MS)));
    const path = { workspaceId, documentId: document.id };
    document = (await getDocument({ path, throwOnError: true })).data;
  }
  if (document.status === 'ready') return { step: 'ready', document, alreadyHere };
  return { step: 'failed', document, problem: problemOfReading(document.problem) };
}

function toProblem(error: unknown): UploadProblem {
  const status = statusOf(error);
  if (status === undefined) {
    return {
      title: 'The server could not be reached',
      detail: 'Check the connection, then try again.',
      canRetry: true,
    };
  }
  const detail = problemOf(error)?.detail;
  return { title: messageOf(error), detail, canRetry: status >= 500 || status === 429 || status === 408 };
}
