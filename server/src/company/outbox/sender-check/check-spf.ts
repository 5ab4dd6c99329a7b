import ipaddr from 'ipaddr.js';
import type { SenderFinding } from '../../../../contract/company/outbox/sender-check';
import { isAllowedBySpf, readSpf, type SpfReading } from './read-spf';
import type { SenderDns } from './sender-dns';
import { addMechanismToSpf, findProviderInclude } from './spf.rule';

interface SpfOptions {
  domain: string;
  /** Host name or IP address of the mail server. */
  host: string;
}

const spf = (
  state: SenderFinding['state'],
  sentence: string,
  record: SenderFinding['record'] = null,
): SenderFinding => ({ part: 'spf', state, sentence, record });

const isPublic = (address: string): boolean => ipaddr.parse(address).range() === 'unicast';

/**
 * Public IP addresses of the mail server, as recipients see them; empty for a server in the local network.
 */
const readPublicAddresses = async (dns: SenderDns, host: string): Promise<string[]> =>
  (ipaddr.isValid(host) ? [host] : await dns.readAddresses(host)).filter(isPublic);

const toMechanism = (host: string, [address]: readonly string[]): string | undefined => {
  const include = findProviderInclude(host);
  if (include) return `include:${include}`;
  if (!address) return undefined;
  return `${ipaddr.parse(address).kind() === 'ipv6' ? 'ip6' : 'ip4'}:${address}`;
};

const isNamed = (
  dns: SenderDns,
  read: SpfReading,
  host: string,
  addresses: readonly string[],
): boolean | Promise<boolean> => {
  const include = findProviderInclude(host);
  return include ? read.includes.has(include) : isAllowedBySpf(dns, read, host, addresses);
};

export const checkSpf = async (
  dns: SenderDns,
  { domain, host }: SpfOptions,
): Promise<SenderFinding> => {
  const read = await readSpf(dns, domain);
  const addresses = await readPublicAddresses(dns, host);
  const mechanism = toMechanism(host, addresses);
  const [record, another] = read.records;
  if (!record)
    return spf(
      'missing',
      mechanism
        ? `${domain} does not say who may send for it. Add this TXT record, and to it whatever else sends for the domain.`
        : `${domain} does not say who may send for it. Add a TXT record such as v=spf1 ip4:192.0.2.1 ~all, with the public address of your mail server.`,
      mechanism ? { name: domain, value: `v=spf1 ${mechanism} ~all` } : null,
    );
  if (another)
    return spf(
      'wrong',
      `${domain} has ${read.records.length} SPF records, and receivers then heed none. Join them into one.`,
    );
  if (read.terms.some(({ name }) => name === 'all'))
    return spf('wrong', 'The record lets everybody send for the domain. End it with ~all.');
  if (await isNamed(dns, read, host, addresses)) return spf('good', `The record names ${host}.`);
  if (!mechanism || !read.isComplete)
    return spf(
      'unknown',
      `There is a record. Whether it names the public address of ${host} cannot be seen from here.`,
    );
  return spf(
    'wrong',
    `The record does not name ${host}. Put this one in its place, unless that server sends from other addresses, which its provider then names.`,
    { name: domain, value: addMechanismToSpf(record, mechanism) },
  );
};
