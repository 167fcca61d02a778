import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Ranges that are not of the public internet (RFC 6890 and the registries of special addresses at IANA). */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const SPECIAL_V6 = [
  // Such as ::127.0.0.1 (RFC 4291, 2.5.5.1): IPv4 in another coat, as are Teredo and 6to4 below.
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_V4) {
  special.addSubnet(net, prefix, 'ipv4');
  // The same behind a gateway that translates IPv6 to IPv4 (RFC 6052).
  special.addSubnet(`64:ff9b::${net}`, 96 + prefix, 'ipv6');
}
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is somewhere out there and not on this machine or in its network. */
export const isPublicAddress = (address: string): boolean =>
  !special.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks a name up and refuses it when any of its addresses is not of the public internet. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (inside || !first) return callback(new Error(`${hostname} is not on the public internet`), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
