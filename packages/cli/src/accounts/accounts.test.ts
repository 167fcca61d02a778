import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenedAccounts, openAccounts } from '@syllabi/server/operator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { folderWith, type Run, runSyllabi } from '../testing/run-syllabi.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The example that Firebase publishes with its hash. */
const HASH_CONFIG = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;
const USERS = {
  users: [
    {
      localId: 'ada-1',
      email: 'ada@example.org',
      displayName: 'Ada\u001b[31m Park',
      emailVerified: true,
      createdAt: '1508893925000',
      passwordHash:
        'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
      salt: '42xEC+ixf3L2lw==',
      customAttributes: '{"plan":"plus"}',
      providerUserInfo: [{ providerId: 'google.com', rawId: '1234', email: 'ada@example.org' }],
    },
    { localId: 'ben-2', email: 'ben@example.org', disabled: true },
    { localId: 'cy-3', email: 'nowhere' },
  ],
};

let workshop: Awaited<ReturnType<typeof folderWith>>;
/** Stands for the server that goes on while the commands run. */
let running: OpenedAccounts;

beforeAll(async () => {
  workshop = await folderWith({
    'users.json': Buffer.from(JSON.stringify(USERS)),
    'hash.txt': Buffer.from(HASH_CONFIG),
  });
  await mkdir(join(workshop.folder, 'data'));
  running = await openAccounts({ DATA_DIR: join(workshop.folder, 'data') });
});
afterAll(async () => {
  await running.close();
  await workshop.remove();
});

const asProcess = (...args: string[]): Promise<Run> => runSyllabi(workshop.folder, ['accounts', ...args]);

/** Runs the command in this process, which is quicker; names of files are those of the folder. */
async function syllabi(...args: string[]): Promise<Run> {
  const run: Run = { code: null, out: '', errors: '' };
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    run.out += text;
    return true;
  });
  const complaints = vi.mocked(console.error).mockImplementation(() => {});
  vi.stubEnv('DATA_DIR', join(workshop.folder, 'data'));
  try {
    const inFolder = args.map((arg) => (/\.(json|txt)$/.test(arg) ? join(workshop.folder, arg) : arg));
    run.code = await main(['accounts', ...inFolder]);
  } finally {
    output.mockRestore();
    vi.unstubAllEnvs();
  }
  run.errors = complaints.mock.calls.map(([line]) => `${line}\n`).join('');
  complaints.mockClear();
  return run;
}
const json = async (...args: string[]) => JSON.parse((await syllabi(...args, '--json')).out);

describe('beside a server that runs', () => {
  test('import takes over users, tells whom it cannot and why', async () => {
    const { code, out, errors } = await syllabi('import', 'users.json', '--hash-config', 'hash.txt');
    expect(out).toBe('Imported: 2. Here already: 0. Refused: 1.\n');
    expect(errors).toBe('syllabi: user 3 (cy-3): email: not an address\n');
    expect(code).toBe(1);
    expect((await syllabi('import', 'users.json', '--hash-config', 'hash.txt')).out).toBe(
      'Imported: 0. Here already: 2. Refused: 1.\n',
    );
  });

  test('list finds people, and no name can steer the terminal', async () => {
    const { code, out } = await syllabi('list', '--search', 'park');
    expect(code).toBe(0);
    expect(out).toMatch(/^ada-1 {2}ada@example\.org {2}Ada Park {2}2017-10-25/m);
    expect(out).not.toContain('ben@example.org');
    expect((await json('list', '--disabled')).map(({ id }: { id: string }) => id)).toEqual(['ben-2']);
  });

  test('show tells the ways in and no secret', async () => {
    const { out } = await syllabi('show', 'Ada@Example.org');
    expect(out).toMatch(/Ways in +password, google\.com \(ada@example\.org\)/);
    expect(out).toMatch(/Password +as imported, hashed anew at the next sign-in/);
    expect(out).toMatch(/Claims +\{"plan":"plus"\}/);
    expect(out).not.toMatch(/lSrfV15|42xEC/);
  });

  test('disable wants a yes, and enable undoes it', async () => {
    const asked = await syllabi('disable', 'ada-1');
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.errors).toContain('say --yes');
    expect((await syllabi('disable', 'ada-1', '--yes')).out).toBe('ada@example.org is disabled.\n');
    expect(await json('show', 'ada-1')).toMatchObject({ disabled: true });
    expect((await syllabi('enable', 'ada-1')).out).toBe('ada@example.org is enabled.\n');
    const actions = (await json('history', 'ada-1')).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['operator:enable', 'operator:disable']);
  });

  test('reset prints a link, or sends it', async () => {
    const { out, errors } = await syllabi('reset', 'ada@example.org');
    expect(out).toMatch(/^http:\/\/localhost:3000\/auth-actions\?mode=resetPassword&oobCode=\S+\n$/);
    expect(errors).toBe('Good once, for 60 minutes, for ada@example.org.\n');
    const mailed = await syllabi('reset', 'ada@example.org', '--mail');
    expect(mailed.out).toBe('The link is on its way to ada@example.org.\n');
  });

  test('revoke-sessions tells how many there were', async () => {
    const { out } = await syllabi('revoke-sessions', 'ada@example.org', '--yes');
    expect(out).toBe('0 sessions of ada@example.org are over.\n');
  });

  test('export into a folder that is not there is told in a line', async () => {
    const { code, errors } = await asProcess('export', '--out', 'nowhere/accounts.json');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'syllabi: nowhere/accounts.json: There is no such folder.\n',
    });
  });

  test('what export writes, import reads, and nobody else may', async () => {
    expect((await syllabi('export', '--out', 'accounts.json')).code).toBe(0);
    const file = join(workshop.folder, 'accounts.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { users } = JSON.parse(await readFile(file, 'utf8'));
    expect(users).toMatchObject([{ localId: 'ada-1', salt: '42xEC+ixf3L2lw==' }, { localId: 'ben-2' }]);
    const { out } = await asProcess('export');
    expect(JSON.parse(out).users).toEqual(users);
    const again = await syllabi('import', 'accounts.json', '--hash-config', 'hash.txt', '--dry-run');
    expect(again.out).toBe('Would be imported: 2. Here already: 0. Refused: 0.\n');
  });

  test.each([
    ['nobody of that name', ['show', 'nobody@example.org'], /There is no account nobody@example\.org/],
    ['a missing file', ['import', 'missing.json'], /missing\.json: There is no such file/],
    ['a file of something else', ['import', 'hash.txt'], /there is no list of users in it/],
    [
      'hash parameters that are none',
      ['import', 'users.json', '--hash-config', 'users.json'],
      /base64_signer_key/,
    ],
  ])('%s is told in a line, with exit code 1', async (_what, args, words) => {
    const { code, out, errors } = await syllabi(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toMatch(/^syllabi: /);
    expect(errors).toMatch(words);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('without a server, the database is started for the command and stopped again', async () => {
  await running.close();
  const { out } = await asProcess('show', 'ben-2', '--json');
  expect(JSON.parse(out).email).toBe('ben@example.org');
  expect(await json('show', 'ben-2')).toMatchObject({ disabled: true });
});

test('where there is no data, nothing is made', async () => {
  const DATA_DIR = join(workshop.folder, 'nowhere');
  await expect(openAccounts({ DATA_DIR })).rejects.toThrow(/There is no data in .*nowhere: run this where/);
  await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
});

test('accounts of a Firebase project are not looked for here', async () => {
  const DATA_DIR = join(workshop.folder, 'data');
  const project = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'class-notes', FIREBASE_API_KEY: 'AIza' };
  await expect(openAccounts({ DATA_DIR, ...project })).rejects.toThrow(/by the Firebase project class-notes/);
});
