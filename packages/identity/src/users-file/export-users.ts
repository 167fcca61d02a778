import { isImported, parts } from '../passwords/imported-hashes.ts';
import type { ExportedAccount, UsersFile } from './users-file.repository.ts';

const BATCH = 1000;

/** The accounts as `firebase auth:export` writes them, in pieces of JSON text that make one file. */
export async function* exportUsers(repository: UsersFile): AsyncGenerator<string> {
  yield '{"users": [';
  let separator = '\n';
  for (let last = ''; ; ) {
    const batch = await repository.after(last, BATCH);
    for (const account of batch) {
      yield `${separator}${JSON.stringify(toUser(account))}`;
      separator = ',\n';
    }
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.id ?? '';
  }
  yield '\n]}\n';
}

function toUser(account: ExportedAccount): object {
  const { passwordHash } = account;
  const foreign = passwordHash ? parts(passwordHash) : undefined;
  return withoutEmpty({
    localId: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    passwordHash: foreign?.hash.toString('base64'),
    salt: foreign?.salt.toString('base64'),
    argon2id: passwordHash && !isImported(passwordHash) ? passwordHash : undefined,
    passwordUpdatedAt: account.passwordUpdatedAt?.getTime(),
    emailLinkSignin: account.emailLinkSignIn || undefined,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    lastSignedInAt: account.lastSignInAt && String(account.lastSignInAt.getTime()),
    createdAt: String(account.createdAt.getTime()),
    disabled: account.disabled || undefined,
    customAttributes: Object.keys(account.customClaims).length
      ? JSON.stringify(account.customClaims)
      : undefined,
    providerUserInfo: account.links.map(({ providerId, rawId, email, displayName, photoUrl }) =>
      withoutEmpty({ providerId, rawId, email, displayName, photoUrl }),
    ),
  });
}

const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
