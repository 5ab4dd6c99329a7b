import type { SenderFinding } from '../../../../contract/company/outbox/sender-check';
import type { SenderDns } from './sender-dns';

/** DKIM key names of mail providers and of Debian's packages; DNS cannot list a domain's key names. */
const usualSelectors = [
  ...['google', 'selector1', 'selector2', 'default', 'mail', 'dkim', 'k1', 'k2', 's1', 's2'],
  ...['smtp', 'pm', 'mandrill', 'zoho', 'fm1', 'protonmail', 'mx', 'key1'],
];

const dkim = (state: SenderFinding['state'], sentence: string): SenderFinding => ({
  ...{ part: 'dkim', state, sentence, record: null },
});

/** A DKIM record without a key means that the key was revoked. */
const hasKey = (text: string): boolean => /(^|;)\s*p\s*=\s*[^\s;]/i.test(text);

export const checkDkim = async (dns: SenderDns, domain: string): Promise<SenderFinding> => {
  const parent = `_domainkey.${domain}`;
  const [{ exists }, ...answers] = await Promise.all([
    dns.readTxtRecords(parent),
    ...usualSelectors.map((selector) => dns.readTxtRecords(`${selector}.${parent}`)),
  ]);
  const published = usualSelectors.filter((_, index) => answers[index]?.texts.some(hasKey));
  if (published.length > 0)
    return dkim(
      'good',
      `A key is published as ${published.map((one) => `${one}._domainkey`).join(', ')}. Whether the mail server signs with it is in the header of a received test message: dkim=pass for ${domain}.`,
    );
  return exists || answers.some(({ texts }) => texts.length > 0)
    ? dkim(
        'unknown',
        `No key has a usual name. Whether the mail server signs is in the header of a received test message: dkim=pass for ${domain}.`,
      )
    : dkim(
        'missing',
        `No key is published for ${domain}. Turn DKIM on at your mail server or provider, and add the TXT record that it names, at a name that ends in ${parent}.`,
      );
};
