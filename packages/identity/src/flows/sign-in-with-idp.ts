import { type Account, linkedProviders } from '../accounts/accounts.types.ts';
import type { Admission } from '../providers/idp.rules.ts';
import { EmailExists, EmailNotFound, FederatedIdAlreadyLinked, OperationNotAllowed } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectDisabledAccount, rejectTakenEmailOfOthers } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import {
  type Asserted,
  adoptProfile,
  answerIdp,
  askForOwnProof,
  decide,
  findLinkedAccount,
  readAssertion,
  saveLink,
  toLink,
  verifyAssertion,
} from './steps/idp.ts';
import { limitAssertions } from './steps/limits.ts';
import { refuse } from './steps/refuse.ts';
import { askSecondFactor } from './steps/second-factor.ts';
import { issueTokens, issueTokensByNewWay } from './steps/tokens.ts';

const GOOGLE = 'google.com';

const signIn = flow('accounts:signInWithIdp', [
  readAssertion,
  limitAssertions,
  verifyAssertion,
  findLinkedAccount,
  rejectDisabledAccount,
  decide,
  askForOwnProof, // an address nobody vouches for opens no account that exists
  respectAutoCreate,
  createAccount,
  takeOver,
  adoptProfile,
  saveLink,
  askSecondFactor(GOOGLE),
  issueTokens(GOOGLE),
  answerIdp,
]);

const link = flow('accounts:linkIdp', [
  requireFields('idToken'),
  readAssertion,
  limitAssertions,
  authenticate,
  requireRecentSignIn,
  verifyAssertion,
  rejectPersonOfOthers,
  rejectEmailOfOthers,
  adoptEmail,
  adoptProfile,
  saveLink,
  issueTokensByNewWay(GOOGLE),
  answerIdp,
]);

const notConfigured = flow('accounts:signInWithIdp', [refuse(OperationNotAllowed)]);

export const signInWithIdp = choose(
  ({ body, providers }) => {
    if (providers.size === 0) return 'notConfigured';
    return body.idToken ? 'link' : 'signIn';
  },
  { signIn, link, notConfigured },
);

/** Proving once more who one is must not make an account by the way. The SDK reads this name as "another person". */
function respectAutoCreate({ body, admission }: Start & Asserted) {
  if (admission === 'create' && body.autoCreate === false) throw EmailNotFound();
}

async function createAccount(known: Start & Asserted): Promise<Created> {
  const { admission, account, profile, email, accounts, now } = known;
  if (account && admission !== 'create') return { account, admission, isNewUser: false };
  const { emailVerified, displayName, photoUrl } = profile;
  const fields = { email, emailVerified, displayName, photoUrl };
  const created = await accounts.createLinkedUnlessThere(fields, toLink(profile, now), now);
  return created ? { account: created, admission, isNewUser: true } : findJustMade(known);
}

interface Created {
  account: Account;
  admission: Admission;
  isNewUser: boolean;
}

/** Another tab was quicker: what it made is looked at as if it had been there before. */
async function findJustMade(known: Start & Asserted): Promise<Created> {
  const found = await findLinkedAccount(known);
  const { admission } = decide({ ...known, ...found });
  if (!found.account || admission === 'ask') throw EmailExists();
  return { account: found.account, admission, isNewUser: false };
}

/** Nobody had proven the address, so the ways in that were set before it was proven end. */
async function takeOver(known: Start & Asserted & { account: Account }) {
  const { admission, account, email, credentials, now } = known;
  if (admission !== 'take over') return;
  const changes = { passwordHash: null, passwordUpdatedAt: null, emailVerified: true };
  const because = 'address proven by its owner';
  const unlink = linkedProviders(account);
  const replaced = await credentials.replace(account.id, changes, {
    because,
    now,
    unlink,
    dropPasskeys: true,
    proven: email,
  });
  return { account: { ...account, ...replaced, links: [], passkeys: [] } };
}

type Linking = Start & Pick<Asserted, 'profile' | 'email'> & { account: Account };

async function rejectPersonOfOthers({ account, profile, providerLinks }: Linking) {
  const linkedId = await providerLinks.findAccountId(profile.providerId, profile.rawId);
  if (linkedId && linkedId !== account.id) throw FederatedIdAlreadyLinked();
}

/** Somebody else's address would be a way into two accounts. */
async function rejectEmailOfOthers({ email, ...known }: Linking) {
  if (email) await rejectTakenEmailOfOthers({ ...known, email });
}

/** An account without an address takes the provider's; one that has the same need not prove it again. */
async function adoptEmail({ account, profile, email, accounts }: Linking) {
  if (!email || (account.email && account.email !== email)) return { isNewUser: false };
  const changes = { email, emailVerified: account.emailVerified || profile.emailVerified };
  if (!account.email) await accounts.change(account.id, changes);
  else if (profile.emailVerified) await accounts.changeProven(account.id, email, {});
  return { account: { ...account, ...changes }, isNewUser: false };
}
