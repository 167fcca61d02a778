import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../accounts/accounts.types.ts';
import { type IdentitySettings, parseSettings } from '../settings.ts';
import { createMailer } from './mailer.ts';
import type { IdentityMail, MailKind } from './mails.types.ts';
import { describeSpan } from './span.rules.ts';

const outbox: IdentityMail[] = [];
const failures: object[] = [];
const log = { info() {}, warn() {}, error: (facts: object) => failures.push(facts) };
beforeEach(() => {
  outbox.splice(0);
  failures.splice(0);
});

const settings = (changes: Partial<IdentitySettings> = {}) =>
  parseSettings({
    projectId: 'p',
    publicUrl: 'https://notes.example.org/',
    apiKey: 'key',
    secretKey: 'x'.repeat(32),
    productName: 'Notes & <More>',
    ...changes,
  });

const ann = { id: 'a1', email: 'ann@example.org', displayName: null } as Account;
const keep = (mail: IdentityMail) => {
  outbox.push(mail);
};

async function mailOf(kind: MailKind, more: object = {}): Promise<IdentityMail> {
  const mailer = createMailer({ deliver: keep, log, settings: settings() });
  mailer.send({ kind, to: 'ann@example.org', account: ann, oobCode: 'c0de', ...more });
  await mailer.settled();
  const mail = outbox.at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('a mail', () => {
  test.each<[MailKind, RegExp]>([
    ['verifyEmail', /Confirm your e-mail address for Notes & <More>/],
    ['resetPassword', /Choose a new password/],
    ['signIn', /Your sign-in link/],
    ['verifyAndChangeEmail', /Confirm your new e-mail address/],
    ['recoverEmail', /was changed/],
  ])('%s says what it is for, and its link opens the page for it', async (kind, subject) => {
    const { subject: found, link, text, html } = await mailOf(kind, { newEmail: 'new@example.org' });
    expect(found).toMatch(subject);
    expect(link).toBe(`https://notes.example.org/auth-actions?mode=${kind}&oobCode=c0de&apiKey=key&lang=en`);
    expect(text).toContain(link);
    expect(html).toContain(link.replaceAll('&', '&amp;'));
  });

  test.each<MailKind>([
    'newSignIn',
    'passwordChanged',
    'providerLinked',
    'providerUnlinked',
    'recoveryCodesMade',
    'recoveryCodeUsed',
    'secondFactorAdded',
    'secondFactorRemoved',
    'sessionStolen',
  ])('%s leads to a new password', async (kind) => {
    expect((await mailOf(kind, { oobCode: undefined })).link).toBe(
      'https://notes.example.org/forgot-password',
    );
  });

  test('never lets what people typed become markup', async () => {
    const { html } = await mailOf('verifyAndChangeEmail', { newEmail: '"<img src=x>"@example.org' });
    expect(html).not.toMatch(/<img|<More>/);
    expect(html).toContain('Notes &amp; &lt;More&gt;');
  });

  test('says how long its link works', async () => {
    expect((await mailOf('signIn')).text).toContain('10 minutes');
    expect((await mailOf('resetPassword')).text).toContain('1 hour');
    expect((await mailOf('recoverEmail')).text).toContain('7 days');
  });

  test.each([
    ['links.example.org', 'https://links.example.org'],
    ['notes.example.org', 'https://notes.example.org'],
    [undefined, 'https://notes.example.org'],
  ])('asked for with a link to %s, leads to %s', async (linkDomain, origin) => {
    const { link } = await mailOf('signIn', { linkDomain });
    expect(link).toBe(`${origin}/auth-actions?mode=signIn&oobCode=c0de&apiKey=key&lang=en`);
  });

  test('carries where to go on', async () => {
    const { link } = await mailOf('verifyEmail', { continueUrl: 'https://notes.example.org/a?b=c' });
    expect(new URL(link).searchParams.get('continueUrl')).toBe('https://notes.example.org/a?b=c');
  });
});

test('a queue that fails is logged, and nobody waits for it', async () => {
  const mailer = createMailer({
    deliver: () => Promise.reject(new Error('the queue is down')),
    log,
    settings: settings(),
  });
  mailer.send({ kind: 'verifyEmail', to: 'ann@example.org', account: ann, oobCode: 'c' });
  await mailer.settled();
  expect(failures).toMatchObject([{ kind: 'verifyEmail' }]);
});

test.each([
  [600, '10 minutes'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [86_400, '1 day'],
  [604_800, '7 days'],
  [45, '45 seconds'],
])('%i seconds are %s', (seconds, words) => expect(describeSpan(seconds)).toBe(words));
