import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../accounts/accounts.types.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Deliver, IdentityMail, MailKind } from './mails.types.ts';
import { describeSpan } from './span.rules.ts';
import { renderHtml, renderText } from './template.ts';
import { WORDS } from './words.ts';

/** What a mail is about. */
export interface Letter {
  kind: MailKind;
  to: string;
  /** Whose account it is about; without one the mail is composed and thrown away. */
  account: Pick<Account, 'id' | 'email' | 'displayName'> | undefined;
  /** The address the account has, where the mail goes elsewhere. */
  email?: string;
  newEmail?: string;
  oobCode?: string;
  /** Digits to type in place of a link. */
  code?: string;
  continueUrl?: string | undefined;
  /** From where somebody signed in, and when. */
  place?: { device: string; address: string; at: Date };
  /** The host that opens the link, where it is not the one of `publicUrl`. */
  linkDomain?: string | undefined;
  /** Send it although no account has the address yet. */
  evenToStrangers?: boolean;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Writes the mails and hands them over for delivery. */
export function createMailer({ deliver, log, settings }: { deliver: Deliver; log: Log; settings: Settings }) {
  const underway = new Set<Promise<void>>();
  /** Queuing a mail must not fall into the time of the answer: an address without an account has none to queue. */
  const later = () =>
    settings.mailDelayMilliseconds ? wait(settings.mailDelayMilliseconds) : Promise.resolve();
  const { codeSeconds, signInLinkSeconds, emailCodeSeconds, recoverEmailSeconds } = settings.lifetimes;
  const lifetimes: Partial<Record<MailKind, number>> = {
    signIn: signInLinkSeconds,
    signInCode: emailCodeSeconds,
    recoverEmail: recoverEmailSeconds,
    deletionRequested: settings.lifetimes.deletionGraceSeconds,
  };

  function linkFor({ kind, oobCode, code, continueUrl, linkDomain }: Letter): string {
    if (code) return settings.publicUrl;
    if (kind === 'deletionRequested') return `${settings.publicUrl}/sign-in`;
    if (!oobCode) return `${settings.publicUrl}/forgot-password`;
    const link = new URL(settings.publicUrl + settings.actionPath);
    if (linkDomain && linkDomain !== link.hostname) link.href = `https://${linkDomain}${link.pathname}`;
    // The SDK recognises a link by these parameters.
    link.search = new URLSearchParams({
      mode: kind,
      oobCode,
      apiKey: settings.apiKey,
      lang: 'en',
      ...(continueUrl && { continueUrl }),
    }).toString();
    return link.href;
  }

  function compose(letter: Letter): IdentityMail {
    const { kind, to, account, newEmail, code = '' } = letter;
    const place = letter.place ? describePlace(letter.place) : '';
    const product = settings.productName;
    const validFor = describeSpan(lifetimes[kind] ?? codeSeconds);
    const words = WORDS[kind]({ product, email: letter.email ?? to, newEmail, validFor, code, place });
    const link = linkFor(letter);
    return {
      to,
      kind,
      link,
      subject: words.subject,
      text: renderText({ words, product, link }),
      html: renderHtml({ words, product, link }),
      account: account && { id: account.id, email: account.email, displayName: account.displayName },
    };
  }

  return {
    /**
     * Composes a mail and hands it over without waiting. For an unknown address it does the same work and hands
     * nothing over, so that the time of the answer tells nothing either.
     */
    send(letter: Letter): void {
      const mail = compose(letter);
      if (!letter.account && !letter.evenToStrangers) return;
      const delivery = later()
        .then(() => deliver(mail))
        .catch((error: unknown) => log.error({ err: error, kind: mail.kind }, 'a mail could not be queued'))
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },

    /** The same for whoever may know how it went: waits until the mail is queued, and fails if it could not be. */
    async sendAndWait(letter: Letter): Promise<void> {
      await deliver(compose(letter));
    },

    /** Waits until every mail handed over so far is queued, or has failed. */
    async settled(): Promise<void> {
      await Promise.all(underway);
    },
  };
}

function describePlace({ device, address, at }: NonNullable<Letter['place']>): string {
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${device}, address ${address}, on ${day} at ${at.toISOString().slice(11, 16)} UTC`;
}
