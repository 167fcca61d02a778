import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import type { SecretBox } from '../../platform/tokens.ts';
import { takeTurn } from '../../platform/turns.ts';
import { PushAddressRefused, TooManyBrowsers } from './notifications.errors.ts';
import type { SubscriptionCreate } from './notifications.schemas.ts';
import {
  countOtherSubscriptions,
  findKeys,
  insertKeys,
  type Subscription,
  saveSubscription,
} from './push.repository.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface KeyDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  push: Pick<PushSender, 'makeKeys'>;
}

/** The keys of this server, made when they are first asked for and the same for all its processes. */
export function createKeyring({ db, clock, secrets, push }: KeyDeps): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined;
  async function load(): Promise<PushKeys> {
    const kept = (await findKeys(db)) ?? (await make());
    return { publicKey: kept.publicKey, privateKey: secrets.open(kept.privateKeySealed) };
  }
  async function make() {
    const { publicKey, privateKey } = push.makeKeys();
    const privateKeySealed = secrets.seal(privateKey);
    await insertKeys(db, { publicKey, privateKeySealed, createdAt: clock.now() });
    const kept = await findKeys(db);
    if (!kept) throw new Error('the keys were kept a moment ago');
    return kept;
  }
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Nobody has more browsers at hand; it keeps one account from having thousands of addresses called. */
const MOST_BROWSERS = 20;

interface Subscribe {
  db: Database;
  clock: Clock;
  push: Pick<PushSender, 'accepts'>;
  account: Account;
  subscription: SubscriptionCreate;
  userAgent: string;
}

export async function subscribe({
  db,
  clock,
  push,
  account,
  subscription,
  userAgent,
}: Subscribe): Promise<Subscription> {
  const { endpoint, keys } = subscription;
  if (!push.accepts(endpoint)) throw new PushAddressRefused();
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'browsers', account.id);
    const others = await countOtherSubscriptions(tx, account.id, endpoint);
    if (others >= MOST_BROWSERS) throw new TooManyBrowsers();
    return saveSubscription(tx, {
      id: newId(),
      accountId: account.id,
      endpoint,
      ...keys,
      userAgent: userAgent.slice(0, 300),
      createdAt: clock.now(),
    });
  });
}
