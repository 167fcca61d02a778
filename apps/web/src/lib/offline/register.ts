import { registerWorker } from '../service-worker';

/** Has the browser keep the files of the web app, once the page has all that it needs itself. */
export async function keepFilesOfApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Private windows and strict settings refuse; the product works the same with a network.
  await registerWorker().catch(() => undefined);
}
