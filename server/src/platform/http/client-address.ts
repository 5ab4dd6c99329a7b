import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/**
 * Address of a socket's client, like Fastify's `request.ip`: the last address that is not a trusted proxy.
 */
export const createClientAddress = (trustedProxies: readonly string[]) => {
  const trusts = proxyAddress.compile([...trustedProxies]);
  return (request: IncomingMessage): string => proxyAddress(request, trusts);
};

/** The IPv4 address, or the /64 prefix of an IPv6 address, since one subscriber has all addresses with it. */
export const toNetworkAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const firstHalf = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${firstHalf.join(':')}::/64`;
};
