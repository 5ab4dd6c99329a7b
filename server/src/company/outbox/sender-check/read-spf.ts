import ipaddr from 'ipaddr.js';
import type { SenderDns } from './sender-dns';
import { isSpf, parseSpf, type SpfTerm } from './spf.rule';

/** Maximum of DNS lookups that recipients do for one SPF record (RFC 7208, 4.6.4). */
const maxLookups = 10;

export interface SpfReading {
  /** SPF records of the domain itself; if there are several, none is valid. */
  records: string[];
  /** Terms that allow senders, each with the domain that its record belongs to. */
  terms: SpfTerm[];
  /** Domains that the record includes, directly or through other records. */
  includes: Set<string>;
  /** False if some records could not be read, so that an allowed sender may be missing. */
  isComplete: boolean;
}

const addRecord = async (
  dns: SenderDns,
  read: SpfReading,
  domain: string,
  record: string,
): Promise<void> => {
  for (const { name, value, allows } of parseSpf(record).filter((term) => term.allows)) {
    if (name === 'include' || name === 'redirect') await addIncluded(dns, read, value);
    else if (name === 'exists' || name === 'ptr' || value.includes('%')) read.isComplete = false;
    else read.terms.push({ name, value: value || domain, allows });
  }
};

const addIncluded = async (dns: SenderDns, read: SpfReading, domain: string): Promise<void> => {
  if (read.includes.has(domain)) return;
  if (domain.includes('%') || read.includes.size >= maxLookups) {
    read.isComplete = false;
    return;
  }
  read.includes.add(domain);
  const { texts } = await dns.readTxtRecords(domain).catch(() => {
    read.isComplete = false;
    return { texts: [] };
  });
  const record = texts.find(isSpf);
  if (record) await addRecord(dns, read, domain, record);
};

export const readSpf = async (dns: SenderDns, domain: string): Promise<SpfReading> => {
  const records = (await dns.readTxtRecords(domain)).texts.filter(isSpf);
  const read: SpfReading = { records, terms: [], includes: new Set(), isComplete: true };
  const [record] = records;
  if (record) await addRecord(dns, read, domain, record);
  return read;
};

const isAddressIn = (address: string, network: string): boolean => {
  const bits = ipaddr.isValid(address) && ipaddr.parse(address).kind() === 'ipv6' ? 128 : 32;
  const range = network.includes('/') ? network : `${network}/${bits}`;
  if (!ipaddr.isValid(address) || !ipaddr.isValidCIDR(range)) return false;
  const [parsed, [first, length]] = [ipaddr.parse(address), ipaddr.parseCIDR(range)];
  return parsed.kind() === first.kind() && parsed.match(first, length);
};

/** True if SPF allows mail from one of the IP addresses, or from the server of that name. */
export const isAllowedBySpf = async (
  dns: SenderDns,
  { terms }: SpfReading,
  host: string,
  addresses: readonly string[],
): Promise<boolean> => {
  const isInNetwork = terms.some(
    ({ name, value }) =>
      (name === 'ip4' || name === 'ip6') && addresses.some((one) => isAddressIn(one, value)),
  );
  if (isInNetwork) return true;
  const named = await Promise.all(
    terms
      .filter(({ name }) => name === 'a' || name === 'mx')
      .slice(0, maxLookups)
      .map(({ name, value }) => {
        const domain = value.replace(/\/.*$/, '');
        return name === 'a' ? Promise.resolve([domain]) : dns.readMailServers(domain);
      }),
  );
  const hosts = named.flat().slice(0, maxLookups);
  if (hosts.includes(host)) return true;
  const theirs = await Promise.all(hosts.map((one) => dns.readAddresses(one)));
  return theirs.flat().some((one) => addresses.includes(one));
};
