import { secondsAfter } from '../clock.ts';
import { digestOf, randomSecret } from '../random.ts';
import type { Settings } from '../settings.ts';
import { ExpiredOobCode, InvalidOobCode } from '../wire/errors.ts';
import type { OobCodes, StoredCode } from './codes.repository.ts';

const REQUEST_TYPES = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

export interface Code extends Omit<StoredCode, 'requestType'> {
  requestType: RequestType;
}

export interface CodeRequest {
  requestType: RequestType;
  accountId: string | undefined;
  email: string;
  newEmail?: string;
}

export type Codes = ReturnType<typeof createCodes>;

/** Secrets sent by mail: good once, for a while, for what they were asked for and the address they went to. */
export function createCodes({ repository, settings }: { repository: OobCodes; settings: Settings }) {
  const { codeSeconds, signInLinkSeconds, recoverEmailSeconds } = settings.lifetimes;
  const lifetimes: Partial<Record<RequestType, number>> = {
    EMAIL_SIGNIN: signInLinkSeconds,
    RECOVER_EMAIL: recoverEmailSeconds,
  };

  return {
    /** Makes a code, keeps its digest, and hands out the code itself for the mail. */
    async create(request: CodeRequest, now: Date): Promise<string> {
      const secret = randomSecret();
      const expiresAt = secondsAfter(now, lifetimes[request.requestType] ?? codeSeconds);
      await repository.add({ ...request, digest: digestOf(secret), expiresAt });
      return secret;
    },

    /** Throws `INVALID_OOB_CODE` for one that is unknown or used, `EXPIRED_OOB_CODE` for one that came too late. */
    async check(secret: string, now: Date): Promise<Code> {
      const code = await repository.find(digestOf(secret));
      if (!code || code.usedAt || !isRequestType(code.requestType)) throw InvalidOobCode();
      if (code.expiresAt <= now) throw ExpiredOobCode();
      return { ...code, requestType: code.requestType };
    },

    /** What was asked for after this code was made must not undo what it does. */
    voidLater: (code: Code, now: Date) => repository.spendLater(code, now),

    /** Spends a code that was found good; throws `INVALID_OOB_CODE` when another request was quicker. */
    async spend(code: Code, now: Date): Promise<void> {
      if (!(await repository.spend(code.digest, now))) throw InvalidOobCode();
    },
  };
}

const isRequestType = (text: string): text is RequestType => REQUEST_TYPES.some((type) => type === text);
