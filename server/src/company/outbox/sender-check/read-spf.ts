import ipaddr from 'ipaddr.js';
import type { SenderDns } from './sender-dns';
import { isSpf, parseSpf, type SpfTerm } from './spf.rule';

/** Lookups that receivers grant a record (RFC 7208, 4.6.4). */
const maxLookups = 10;

export interface SpfReading {
  /** SPF records of the domain itself; several make all of them void. */
  records: string[];
  /** Terms that allow a sender, each with the domain that it speaks of. */
  terms: SpfTerm[];
  /** Domains that the record includes, and those that these include. */
  includes: Set<string>;
  /** False when parts could not be read, which may name a sender that is not found. */
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

/** True where mail from one of the addresses, or from the server of that name, passes. */
export const isNamedBySpf = async (
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
