import { getPush, subscribeToPush, unsubscribeFromPush } from '@/api/sdk.gen';
import { currentSubscription, registerWorker } from './service-worker';

/** Why this browser cannot be told of things; nothing where it can. */
export type PushObstacle = 'unsupported' | 'insecure' | 'blocked';

export function pushObstacle(): PushObstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/** Whether this browser is told, as the server knows it, too. */
export async function isPushOn(): Promise<boolean> {
  if (pushObstacle()) return false;
  const subscription = await currentSubscription();
  if (!subscription) return false;
  const { data } = await getPush({ throwOnError: true });
  return data.browsers.some(({ endpoint }) => endpoint === subscription.endpoint);
}

/** Asks the person, then the push service of the browser, and tells the server. False when the person said no. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { data } = await getPush({ throwOnError: true });
  const registration = await registerWorker();
  await isActive(registration);
  // A subscription made with other keys would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await subscribeToPush({ body, throwOnError: true });
  return true;
}

export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription();
  const { data } = await getPush({ throwOnError: true });
  const known = data.browsers.find(({ endpoint }) => endpoint === subscription?.endpoint);
  if (known) await unsubscribeFromPush({ path: { subscriptionId: known.id }, throwOnError: true });
  await subscription?.unsubscribe();
}

function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active) return Promise.resolve();
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve) =>
    worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
  );
}
