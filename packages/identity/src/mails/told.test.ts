import { expect, test } from 'vitest';
import { anEmail, anEnrolledPerson, type Enrolled, firstProof } from '../testing/people.ts';
import { type TestIdentity, useTestIdentity } from '../testing/test-identity.ts';
import type { MailKind } from './mails.types.ts';

const server = useTestIdentity();

type Change = (it: TestIdentity, person: Enrolled) => Promise<unknown>;
const update =
  (fields: object): Change =>
  (it, { idToken }) =>
    it.call('/v1/accounts:update', { idToken, ...fields });

/** Gives an account a way in through Google, as linking does. */
async function linkGoogle({ pool }: TestIdentity, { localId }: Enrolled) {
  const columns = '(provider_id, raw_id, account_id, linked_at)';
  await pool.query(`insert into identity.provider_links ${columns} values ('google.com', $1, $1, now())`, [
    localId,
  ]);
}

/** By the mail to the new address: with two-step verification there is no other way. */
async function changeAddress(it: TestIdentity, { idToken }: Enrolled) {
  const newEmail = anEmail();
  await it.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  await it.identity.settled();
  const [asked] = it.outbox.splice(0);
  const oobCode = new URL(asked?.link ?? '').searchParams.get('oobCode');
  await it.call('/v1/accounts:update', { oobCode });
}

test.each<[string, Change, MailKind]>([
  ['a new password', update({ password: 'a brand new phrase' }), 'passwordChanged'],
  ['another address', changeAddress, 'recoverEmail'],
  [
    'two-step verification switched off',
    async (it, person) => {
      const { mfaEnrollmentId } = await firstProof(it, person);
      await it.call('/v2/accounts/mfaEnrollment:withdraw', { idToken: person.idToken, mfaEnrollmentId });
    },
    'secondFactorRemoved',
  ],
  [
    'new recovery codes',
    (it, { idToken }) => it.call('/v2/accounts/recoveryCodes:generate', { idToken }),
    'recoveryCodesMade',
  ],
  [
    'Google unlinked',
    async (it, person) => {
      await linkGoogle(it, person);
      await update({ deleteProvider: ['google.com'] })(it, person);
    },
    'providerUnlinked',
  ],
])('the owner is told of %s', async (_what, change, kind) => {
  const person = await anEnrolledPerson(server.it);
  expect(server.it.outbox.splice(0)).toMatchObject([{ kind: 'secondFactorAdded', to: person.email }]);
  await change(server.it, person);
  expect(server.it.outbox).toMatchObject([{ kind, to: person.email }]);
});
