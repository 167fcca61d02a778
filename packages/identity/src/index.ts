export type { AccountSummary, AccountsApi, SessionSummary } from './accounts/accounts.api.ts';
export type { AuditEvent } from './audit/audit.repository.ts';
export type { Clock } from './clock.ts';
export { type CreateIdentity, createIdentity, type Identity } from './identity.ts';
export type { Log } from './log.ts';
export type { Deliver, IdentityMail, MailKind } from './mails/mails.types.ts';
export type { IdentitySettings } from './settings.ts';
export type { VerifiedAccount } from './verified-account.ts';
