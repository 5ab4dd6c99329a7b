import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/**
 * Where a request came from: the last address that no trusted proxy vouches for, as Fastify's
 * `request.ip`, for what is not a request of Fastify.
 */
export const createClientAddress = (trustedProxies: readonly string[]) => {
  const trusts = proxyAddress.compile([...trustedProxies]);
  return (request: IncomingMessage): string => proxyAddress(request, trusts);
};

/** What one subscriber holds: an IPv4 address, or the first half of an IPv6 one. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const firstHalf = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${firstHalf.join(':')}::/64`;
};
