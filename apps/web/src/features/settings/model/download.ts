import { currentToken } from '@/lib/identity';
import { saveFile } from '@/lib/save-file';

/** Everything the server keeps of the person, as one archive. */
export async function downloadMyData(): Promise<void> {
  const token = await currentToken();
  const answer = await fetch('/api/v1/me/export', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw await toProblem(answer);
  saveFile(fileName(answer), 'application/zip', await answer.blob());
}

async function toProblem(answer: Response): Promise<Error> {
  const problem = await answer
    .json()
    .catch(() => ({ title: 'Something went wrong!', status: answer.status }));
  return Object.assign(new Error(problem.title), problem);
}

const fileName = (answer: Response) =>
  /filename="(?<name>[^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.groups?.name ??
  'syllabi.zip';
