import type { Clock } from '../clock.ts';
import type { FirebaseScrypt } from '../passwords/firebase-scrypt.ts';
import type { ImportedHashes } from '../passwords/imported-hashes.ts';
import { splitUsers } from './split.ts';
import { RefusedUser, toAccount, type WriteHash } from './user.ts';
import type { ImportedAccount, Outcome, UsersFile } from './users-file.repository.ts';

export interface ImportReport {
  imported: number;
  /** Their ids were here before; nothing of them was changed. */
  present: number;
  refused: number;
}

/** A user that could not be taken over: which one of the file, counted from 1, and why. */
export interface Refusal {
  number: number;
  localId: string | undefined;
  reason: string;
}

export interface ImportOptions {
  /** How the project hashed passwords; may be left out for a file that holds none of that kind. */
  hashConfig?: FirebaseScrypt | undefined;
  onRefused?(refusal: Refusal): void;
  onProgress?(soFar: ImportReport): void;
  /** Reads and checks everything, and keeps nothing. */
  dryRun?: boolean | undefined;
}

interface Deps {
  repository: UsersFile;
  importedHashes: ImportedHashes;
  clock: Clock;
}

type Numbered = ImportedAccount & { number: number };

const BATCH = 500;

const REASONS: Record<Exclude<Outcome, 'imported' | 'present'>, string> = {
  'email taken': 'email: email taken',
  'person taken': 'providerUserInfo: rawId taken',
};

/**
 * Takes over the users of an export of Firebase (`firebase auth:export`), or of this server. Each batch is one
 * transaction, so an import that was cut short is simply run again. Throws `UnreadableUsers`.
 */
export async function importUsers(
  chunks: AsyncIterable<Uint8Array>,
  { hashConfig, onRefused = () => {}, onProgress = () => {}, dryRun = false }: ImportOptions,
  { repository, importedHashes, clock }: Deps,
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, present: 0, refused: 0 };
  const writeHash = await hashWriter(hashConfig, importedHashes, dryRun);
  let batch: Numbered[] = [];
  let number = 0;

  function refuse(refusal: Refusal): void {
    report.refused += 1;
    onRefused(refusal);
  }

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const outcomes = dryRun ? undefined : await repository.add(batch);
    for (const { number, account } of batch) {
      const outcome = outcomes?.get(account.id) ?? 'imported';
      if (outcome === 'imported' || outcome === 'present') report[outcome] += 1;
      else refuse({ number, localId: account.id, reason: REASONS[outcome] });
    }
    batch = [];
    onProgress({ ...report });
  }

  for await (const json of splitUsers(chunks)) {
    number += 1;
    try {
      const user = { ...toAccount(json, { writeHash, now: clock.now() }), number };
      // A second one of the same id is here already, like one of another file.
      if (batch.some(({ account }) => account.id === user.account.id)) await flush();
      batch.push(user);
    } catch (error) {
      if (!(error instanceof RefusedUser)) throw error;
      refuse({ number, localId: idIn(json), reason: error.message });
    }
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return report;
}

async function hashWriter(
  hashConfig: FirebaseScrypt | undefined,
  importedHashes: ImportedHashes,
  dryRun: boolean,
): Promise<WriteHash> {
  if (!hashConfig) return undefined;
  return dryRun ? () => '' : importedHashes.keep(hashConfig);
}

const idIn = (json: string): string | undefined =>
  /"localId"\s*:\s*"(?<id>[^"\\]{1,128})"/.exec(json)?.groups?.id;
