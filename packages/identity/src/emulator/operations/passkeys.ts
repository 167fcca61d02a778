import { z } from 'zod';
import { changed } from '../../admin/account-record.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure } from '../../admin/refusals.ts';
import { randomSecret } from '../../random.ts';
import { type Call, identify, issueTokens } from '../call.ts';

const RELYING_PARTY = 'localhost';
const responseSchema = z.looseObject({ id: optional }).optional();
const bodySchema = z.looseObject({
  idToken: optional,
  name: optional,
  displayName: optional,
  authenticatorRegistrationResponse: responseSchema,
  authenticatorAuthenticationResponse: responseSchema,
});

/** `passkeyEnrollment:start`. What an authenticator answers is taken on its word here. */
export async function startPasskeyEnrollment(call: Call): Promise<object> {
  const { idToken } = read(bodySchema, call.body);
  ensure(idToken, 'MISSING_ID_TOKEN');
  const { record } = await identify(call, idToken);
  return {
    credentialCreationOptions: {
      rp: { name: RELYING_PARTY, id: RELYING_PARTY },
      user: {
        id: Buffer.from(record.localId).toString('base64'),
        name: record.email ?? 'user@example.com',
        displayName: record.displayName ?? 'User',
      },
      challenge: randomSecret(),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      timeout: 60_000,
      attestation: 'none',
    },
  };
}

export async function finishPasskeyEnrollment(call: Call): Promise<object> {
  const {
    idToken,
    name,
    displayName,
    authenticatorRegistrationResponse: response,
  } = read(bodySchema, call.body);
  ensure(idToken, 'MISSING_ID_TOKEN');
  ensure(response, 'MISSING_AUTHENTICATOR_RESPONSE');
  const { record } = await identify(call, idToken);
  ensure(response.id, 'INVALID_CREDENTIAL_ID');
  ensure(!(await call.directory.find({ passkey: response.id })), 'CREDENTIAL_ALREADY_IN_USE');
  const passkey = { credentialId: response.id, name: name ?? displayName ?? 'Unnamed Passkey' };
  const passkeyInfo = [...(record.passkeyInfo ?? []), passkey];
  const kept = await call.directory.put(changed(record, { passkeyInfo }));
  const { idToken: next, refreshToken } = await issueTokens(call, kept, { provider: 'passkey' });
  return { localId: kept.localId, idToken: next, refreshToken };
}

export async function startPasskeySignIn(): Promise<object> {
  const challenge = randomSecret();
  return { credentialRequestOptions: { challenge, rpId: RELYING_PARTY, userVerification: 'required' } };
}

export async function finishPasskeySignIn(call: Call): Promise<object> {
  const { authenticatorAuthenticationResponse: response } = read(bodySchema, call.body);
  ensure(response, 'MISSING_AUTHENTICATOR_RESPONSE');
  ensure(response.id, 'INVALID_CREDENTIAL_ID');
  const record = await call.directory.find({ passkey: response.id });
  ensure(record, 'PASSKEY_CREDENTIAL_NOT_FOUND');
  ensure(!record.disabled, 'USER_DISABLED');
  const seen = await call.directory.put(changed(record, { lastLoginAt: String(call.now.getTime()) }));
  const { idToken, refreshToken } = await issueTokens(call, seen, { provider: 'passkey' });
  return { idToken, refreshToken };
}
