import { stripVTControlCharacters } from 'node:util';
import type { Operator } from '@syllabi/server/operator';
import { align, columns } from '../output/align.ts';

type Listed = Awaited<ReturnType<Operator['list']>>[number];
type Details = Awaited<ReturnType<Operator['describe']>>;

export function toListTable(accounts: readonly Listed[]): string {
  if (accounts.length === 0) return 'There are no such accounts.';
  const rows = accounts.map((account) => [
    account.id,
    account.email ?? '',
    account.displayName ?? '',
    day(account.createdAt),
    day(account.lastSignInAt),
    [account.disabled && 'disabled', account.email && !account.emailVerified && 'not confirmed']
      .filter(Boolean)
      .join(', '),
  ]);
  return columns(['Id', 'E-mail', 'Name', 'Since', 'Last sign-in', ''], rows.map(toCells));
}

export function toSheet(account: Details): string {
  const facts = [
    ['Id', account.id],
    ['E-mail', account.email ? `${account.email}${account.emailVerified ? '' : ' (not confirmed)'}` : 'none'],
    ['Name', account.displayName ?? ''],
    ['Since', minute(account.createdAt)],
    ['Last sign-in', minute(account.lastSignInAt)],
    ['Disabled', account.disabled ? 'yes' : 'no'],
    ['Deletion due', minute(account.deletionDueAt)],
    ['Password', PASSWORDS[account.password]],
    ['Ways in', waysIn(account)],
    ['Two-step', account.twoStep ? `on, ${account.recoveryCodesLeft} recovery codes left` : 'off'],
    ['Claims', Object.keys(account.customClaims).length ? JSON.stringify(account.customClaims) : ''],
  ].filter(([, value]) => value);
  const sessions = account.sessions.map((session) => [
    session.signInProvider,
    session.address,
    minute(session.authenticatedAt),
    minute(session.lastUsedAt),
    session.userAgent,
  ]);
  const head = align(facts.map(toCells));
  if (sessions.length === 0) return `${head}\n\nNot signed in anywhere.`;
  return `${head}\n\n${columns(['By', 'From', 'Signed in', 'Last used', 'Device'], sessions.map(toCells))}`;
}

const PASSWORDS = { none: 'none', set: 'set', imported: 'as imported, hashed anew at the next sign-in' };

const waysIn = ({ password, emailLink, providers }: Details): string =>
  [
    password !== 'none' && 'password',
    emailLink && 'link by e-mail',
    ...providers.map(({ providerId, email }) => (email ? `${providerId} (${email})` : providerId)),
  ]
    .filter(Boolean)
    .join(', ') || 'none';

interface Event {
  at: Date;
  action: string;
  outcome: string;
  address: string;
  userAgent: string;
}

export function toHistoryTable(events: readonly Event[]): string {
  if (events.length === 0) return 'Nothing is on record.';
  const rows = events.map(({ at, ...event }) => [
    minute(at),
    event.action,
    event.outcome,
    event.address,
    event.userAgent,
  ]);
  return columns(['When (UTC)', 'What', 'Outcome', 'From', 'Device'], rows.map(toCells));
}

const day = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? '';
const minute = (instant: Date | null): string => instant?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

/** Names are what people typed: they must not steer the terminal or break the lines. */
const toCells = (values: readonly (string | undefined)[]): string[] =>
  values.map((value = '') => stripVTControlCharacters(value).replace(/\p{Cc}/gu, ' '));
