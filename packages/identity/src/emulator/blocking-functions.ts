import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AccountRecord, RecordChanges } from '../admin/account-record.ts';
import { checkSerializedClaims } from '../admin/claims.rules.ts';
import { ensure } from '../admin/refusals.ts';
import { toUnixSeconds } from '../clock.ts';
import type { Call } from './call.ts';
import { unsigned } from './tokens.ts';
import { toUserRecord } from './user-record.ts';

export type BlockingEvent = 'beforeCreate' | 'beforeSignIn';

/** How somebody is about to come in, as the function is told. */
export interface Occasion {
  method: string;
  secondFactor?: string | undefined;
  rawUserInfo?: string | undefined;
  signInAttributes?: unknown;
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

interface Verdict {
  changes: RecordChanges;
  sessionClaims?: Record<string, unknown> | undefined;
}

const TIMEOUT_MS = 60_000;
const FAILED = 'BLOCKING_FUNCTION_ERROR_RESPONSE';

const answerSchema = z.looseObject({
  userRecord: z
    .looseObject({
      updateMask: z.string().optional(),
      displayName: z.unknown().optional(),
      photoUrl: z.unknown().optional(),
      disabled: z.unknown().optional(),
      emailVerified: z.unknown().optional(),
      customClaims: z.unknown().optional(),
      sessionClaims: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
type FunctionAnswer = z.output<typeof answerSchema>;

/** Asks the function that the project has for such an event, if it has one, what should become of the account. */
export async function askFunction(
  call: Call,
  event: BlockingEvent,
  { record, occasion }: { record: AccountRecord; occasion: Occasion },
): Promise<Verdict> {
  const uri = call.silo.policy.blockingFunctions.triggers?.[event]?.functionUri;
  if (!uri) return { changes: {} };
  const jwt = unsigned(describe(call, event, { record, occasion, uri }));
  // The function may call the emulator itself before it answers.
  return toVerdict(event, await call.aside(() => send(uri, jwt)));
}

async function send(uri: string, jwt: string): Promise<FunctionAnswer> {
  const answer = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { jwt } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  ensure(answer, FAILED, `((Failed to make request to ${uri}.))`);
  const text = await answer.text();
  ensure(answer.ok, FAILED, `((HTTP request to ${uri} returned HTTP error ${answer.status}: ${text}))`);
  const parsed = answerSchema.safeParse(parseJson(text));
  ensure(parsed.success, FAILED, '((Response body is not valid JSON.))');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

/** Only the fields that the mask names count. */
function toVerdict(event: BlockingEvent, { userRecord }: FunctionAnswer): Verdict {
  if (!userRecord) return { changes: {} };
  const { updateMask, displayName, photoUrl, disabled, emailVerified, customClaims } = userRecord;
  ensure(updateMask, FAILED, '((Response UserRecord is missing updateMask.))');
  const fields = updateMask.split(',');
  const has = (field: string) => fields.includes(field);
  const customAttributes = has('customClaims') ? JSON.stringify(customClaims) : undefined;
  if (customAttributes) checkSerializedClaims(customAttributes);
  const sessionClaims =
    event === 'beforeSignIn' && has('sessionClaims') ? userRecord.sessionClaims : undefined;
  return {
    changes: {
      ...(has('displayName') && { displayName: asText(displayName) }),
      ...(has('photoUrl') && { photoUrl: asText(photoUrl) }),
      ...(has('disabled') && { disabled: Boolean(disabled) }),
      ...(has('emailVerified') && { emailVerified: Boolean(emailVerified) }),
      ...(customAttributes && { customAttributes }),
    },
    sessionClaims,
  };
}

interface Described {
  record: AccountRecord;
  occasion: Occasion;
  uri: string;
}

function describe({ silo, now }: Call, event: BlockingEvent, { record, occasion, uri }: Described): object {
  const { forwardInboundCredentials: forwarded = {} } = silo.policy.blockingFunctions;
  const iat = toUnixSeconds(now);
  const { signInAttributes } = occasion;
  return {
    iss: `https://securetoken.google.com/${silo.projectId}`,
    aud: uri,
    iat,
    exp: iat + TIMEOUT_MS / 100,
    event_id: randomUUID(),
    event_type: event,
    user_agent: 'unknown',
    ip_address: '127.0.0.1',
    locale: 'en',
    tenant_id: silo.tenantId,
    sub: record.localId,
    sign_in_method: occasion.method,
    sign_in_second_factor: occasion.secondFactor,
    sign_in_attributes: signInAttributes && JSON.stringify(signInAttributes),
    raw_user_info: occasion.rawUserInfo,
    user_record: toUserRecord(record),
    ...(forwarded.idToken && { oauth_id_token: occasion.idToken }),
    ...(forwarded.accessToken && { oauth_access_token: occasion.accessToken }),
  };
}
