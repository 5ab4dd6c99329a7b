import { domainToASCII } from 'node:url';
import type { SenderCheck, SenderFinding } from '../../../../contract/company/outbox/sender-check';
import {
  senderParts,
  type SenderPart,
} from '../../../../contract/company/outbox/sender-check-constants';
import type { MailSettings } from '../../../platform/config-mail';
import { checkDkim } from './check-dkim';
import { checkDmarc } from './check-dmarc';
import { checkSpf } from './check-spf';
import { UnansweredError, withSenderDns, type SenderDns } from './sender-dns';

const checkDomain = async (dns: SenderDns, domain: string): Promise<SenderFinding> => {
  const servers = await dns.readMailServers(domain);
  const takesMail = servers.length > 0 || (await dns.readAddresses(domain)).length > 0;
  return {
    ...{ part: 'domain', record: null },
    ...(takesMail
      ? { state: 'good', sentence: `${domain} takes mail, so replies arrive.` }
      : {
          state: 'wrong',
          sentence: `${domain} takes no mail: replies are lost, and many receivers refuse such a sender. Correct MAIL_FROM, or add an MX record.`,
        }),
  };
};

const toUnknown = (part: SenderPart, error: unknown): SenderFinding => {
  if (!(error instanceof UnansweredError)) throw error;
  const sentence = `DNS did not answer, so ${senderParts[part]} was not looked up.`;
  return { part, state: 'unknown', sentence, record: null };
};

/** Checks DNS records of the sender as recipients do, with this machine's DNS servers or the given ones. */
export const checkSender = (
  { from, host }: Pick<MailSettings, 'from' | 'host'>,
  servers?: readonly string[],
): Promise<SenderCheck> =>
  withSenderDns(async (dns) => {
    const domain = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1));
    const checks: Readonly<Record<SenderPart, Promise<SenderFinding>>> = {
      domain: checkDomain(dns, domain),
      spf: checkSpf(dns, { domain, host: host.toLowerCase() }),
      dkim: checkDkim(dns, domain),
      dmarc: checkDmarc(dns, domain, from.address),
    };
    const findings = await Promise.all(
      (Object.keys(checks) as SenderPart[]).map((part) =>
        checks[part].catch((error: unknown) => toUnknown(part, error)),
      ),
    );
    return { domain, findings };
  }, servers);
