/** Whether an address is of a host that may use this project. */
export function isAuthorized(url: string, domains: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && domains.includes(hostname);
}
