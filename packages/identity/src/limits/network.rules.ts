import { isIPv6 } from 'node:net';

/** How addresses of IPv4 are written in IPv6 (RFC 4291, section 2.5.5.2; RFC 6052): only what follows tells them apart. */
const OF_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** One household has a whole IPv6 /64, so the first four groups stand for it; everything else stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (!OF_IPV4.includes(groups.slice(0, 6).join(':'))) return groups.slice(0, 4).join(':');
  return groups.slice(6).flatMap(bytesOf).join('.');
}

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [left, right] = [partsOf(head), partsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return (address.includes('::') ? [...left, ...zeros, ...right] : left).map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** The last two groups may be written as IPv4 writes them. */
function partsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [part];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  });
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
