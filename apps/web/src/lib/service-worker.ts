const FILE = '/service-worker.js';

/** The one worker of this site: it keeps the files of the web app, and shows news while no page is in view. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(FILE, { updateViaCache: 'none' });

const currentWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration('/');

/** What this browser is told news by; nothing where it is told none. */
export const currentSubscription = async (): Promise<PushSubscription | undefined> =>
  (await (await currentWorker())?.pushManager?.getSubscription()) ?? undefined;
