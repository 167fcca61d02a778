import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import { cleanFileName } from '../../platform/file-names.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { calendarYear } from '../../vocabulary/values.ts';
import { DocumentTooLarge, FormBroken, NoFile } from './documents.errors.ts';
import { removeUnusedFiles } from './purge.usecases.ts';

export interface Upload extends StoredFile {
  name: string;
  courseId: string | undefined;
  replacesId?: string | undefined;
  year?: number | undefined;
}

type Part = Awaited<ReturnType<FastifyRequest['file']>>;

interface Store {
  db: Database;
  storage: Storage;
}

/** Reads the form as it arrives and puts the file into the store; nothing of it is held in memory. */
export async function receiveUpload(request: FastifyRequest, store: Store): Promise<Upload> {
  try {
    return await readForm(request, store);
  } catch (cause) {
    if (isBrokenForm(cause)) throw new FormBroken({ cause });
    throw cause;
  }
}

/** The parser of forms gives its errors no code: one without a boundary, one whose end never came. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && /multipart/i.test(error.message);

async function readForm(request: FastifyRequest, { db, storage }: Store): Promise<Upload> {
  let file: StoredFile | undefined;
  let name = '';
  let courseId: string | undefined;
  let replacesId: string | undefined;
  let year: number | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file') {
        file = await storage.save(part.file);
        name = requireWhole(part);
      } else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'courseId') courseId = readField(part, AN_ID);
      else if (part.fieldname === 'replacesId') replacesId = readField(part, AN_ID);
      else if (part.fieldname === 'year') year = readField(part, A_YEAR);
    }
    if (!file) throw new NoFile();
    return { ...file, name, courseId, replacesId, year };
  } catch (refusal) {
    if (file) await removeUnusedFiles({ db, storage, hashes: [file.hash] });
    throw refusal;
  }
}

/** The name of a file that came to its end. */
function requireWhole({ file, filename }: NonNullable<Part>): string {
  if (!file.truncated) return cleanFileName(filename);
  throw new DocumentTooLarge({ detail: 'Save a smaller copy, for example without its pictures.' });
}

interface Field {
  fieldname: string;
  value: unknown;
}

const AN_ID = { schema: z.uuid(), name: 'an id' };
const A_YEAR = { schema: z.coerce.number().pipe(calendarYear), name: 'a year' };

/** What a field of the form holds; nothing where it is left empty. */
function readField<Held>(
  { fieldname, value }: Field,
  { schema, name }: { schema: z.ZodType<Held>; name: string },
): Held | undefined {
  if (value === '') return undefined;
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new InvalidRequest({ errors: [{ field: fieldname, message: `is not ${name}`, code: 'invalid' }] });
}
