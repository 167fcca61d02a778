declare const self: ServiceWorkerGlobalScope;

interface News {
  id?: string;
  title?: string;
  body?: string;
  path?: string;
}

/** Shows what the server tells this browser while no page of it is in view, and leads to its place. */
export function tellNews(): void {
  self.addEventListener('push', (event) => {
    const { id, title, body, path = '/' }: News = event.data?.json() ?? {};
    if (!title) return;
    const options = { icon: '/favicon.svg', data: { path }, ...(body && { body }), ...(id && { tag: id }) };
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(new URL(event.notification.data?.path ?? '/', self.location.origin).href));
  });
}

/** In a page that is open already, or in a new one. */
async function open(address: string): Promise<unknown> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}
