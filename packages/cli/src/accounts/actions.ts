import { createReadStream } from 'node:fs';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ImportReport, parseHashConfig, type Refusal } from '@syllabi/identity';
import type { Operator } from '@syllabi/server/operator';
import { explainUnwritable } from '../unwritable.ts';
import { confirm } from './confirm.ts';
import { toHistoryTable, toListTable, toSheet } from './tables.ts';

interface Asked {
  json?: boolean;
  yes?: boolean;
}

/** A file that was named is not there. */
export class MissingInput extends Error {
  override readonly name = 'MissingInput';
}

export async function list(
  operator: Operator,
  { json, ...filter }: Asked & { search?: string; disabled?: boolean; after?: string; limit: number },
): Promise<number> {
  const found = await operator.list(filter);
  print(json ? found : toListTable(found));
  if (!json && found.length === filter.limit) {
    console.error(`There may be more: --after ${found.at(-1)?.id}`);
  }
  return 0;
}

export async function show(operator: Operator, account: string, { json }: Asked): Promise<number> {
  const found = await operator.describe(account);
  print(json ? found : toSheet(found));
  return 0;
}

export async function disable(operator: Operator, account: string, { json, yes }: Asked): Promise<number> {
  const { id, email } = await operator.describe(account);
  await confirm(`Sign out ${email ?? id} and keep them out?`, { yes });
  const changed = await operator.setDisabled(id, true);
  print(json ? changed : `${email ?? id} is disabled.`);
  return 0;
}

export async function enable(operator: Operator, account: string, { json }: Asked): Promise<number> {
  const changed = await operator.setDisabled(account, false);
  print(json ? changed : `${changed.email ?? changed.id} is enabled.`);
  return 0;
}

export async function reset(
  operator: Operator,
  account: string,
  { json, mail }: Asked & { mail?: boolean },
): Promise<number> {
  if (mail) {
    const sent = await operator.mailReset(account);
    print(json ? sent : `The link is on its way to ${sent.email}.`);
    return 0;
  }
  const made = await operator.resetLink(account);
  print(json ? made : made.link);
  if (!json)
    console.error(`Good once, for ${Math.round(made.validSeconds / 60)} minutes, for ${made.email}.`);
  return 0;
}

export async function revokeSessions(
  operator: Operator,
  account: string,
  { json, yes }: Asked,
): Promise<number> {
  const { id, email, sessions } = await operator.describe(account);
  await confirm(`End ${sessions.length} sessions of ${email ?? id}?`, { yes });
  const ended = await operator.revokeSessions(id);
  print(json ? ended : `${ended.ended} sessions of ${email ?? id} are over.`);
  return 0;
}

export async function history(
  operator: Operator,
  account: string,
  { json, limit }: Asked & { limit: number },
): Promise<number> {
  const events = await operator.history(account, { limit });
  const shown = events.map(({ at, action, outcome, address, userAgent }) => ({
    at,
    action,
    outcome,
    address,
    userAgent,
  }));
  print(json ? shown : toHistoryTable(shown));
  return 0;
}

interface ImportFlags extends Asked {
  hashConfig?: string;
  dryRun?: boolean;
}

export async function importFile(operator: Operator, file: string, flags: ImportFlags): Promise<number> {
  const { hashConfig, dryRun, json } = flags;
  const parameters = hashConfig === undefined ? undefined : parseHashConfig(await read(hashConfig));
  const report = await operator.importUsers(await openInput(file), {
    hashConfig: parameters,
    dryRun,
    onRefused: tellRefusal,
    onProgress: process.stderr.isTTY ? tellProgress : undefined,
  });
  print(json ? report : `${dryRun ? 'Would be imported' : 'Imported'}: ${toSentence(report)}`);
  return report.refused > 0 ? 1 : 0;
}

const toSentence = ({ imported, present, refused }: ImportReport) =>
  `${imported}. Here already: ${present}. Refused: ${refused}.`;

const tellRefusal = ({ number, localId, reason }: Refusal) =>
  console.error(`syllabi: user ${number}${localId ? ` (${localId})` : ''}: ${reason}`);

const tellProgress = (soFar: ImportReport) => process.stderr.write(`\r${toSentence(soFar)}`);

export async function exportFile(operator: Operator, { out }: { out?: string }): Promise<number> {
  if (out) await writePrivately(out, operator.exportUsers());
  else await pipeline(operator.exportUsers(), process.stdout, { end: false });
  const withSecondFactor = await operator.countWithSecondFactor();
  if (withSecondFactor > 0) {
    console.error(`Not in the file: the two-step verification of ${withSecondFactor} accounts.`);
  }
  return 0;
}

/** Written beside it and put in place whole; nobody else may read the hashes. */
async function writePrivately(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, 'wx', 0o600).catch(explainUnwritable(file));
  try {
    await pipeline(pieces, handle.createWriteStream());
    await chmod(draft, 0o600);
    await rename(draft, file).catch(explainUnwritable(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function openInput(file: string): Promise<AsyncIterable<Uint8Array>> {
  if (file === '-') return process.stdin;
  const handle = await open(file).catch(explainMissing(file));
  await handle.close();
  return createReadStream(file);
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(explainMissing(file));

const explainMissing =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new MissingInput(`${file}: There is no such file.`);
    throw error;
  };

function print(result: string | object): void {
  const text = typeof result === 'string' ? result : JSON.stringify(result, null, 2);
  process.stdout.write(`${text}\n`);
}
