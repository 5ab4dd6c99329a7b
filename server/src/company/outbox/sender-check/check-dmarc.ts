import type { SenderFinding } from '../../../../contract/company/outbox/sender-check';
import type { SenderDns } from './sender-dns';

/** Number of parent domains that are searched for a DMARC policy. */
const maxParents = 5;

const dmarc = (
  state: SenderFinding['state'],
  sentence: string,
  record: SenderFinding['record'] = null,
): SenderFinding => ({ part: 'dmarc', state, sentence, record });

const policySentences: Readonly<Record<string, string>> = {
  none: 'Receivers deliver mail that fails the checks, and report it. Ask for quarantine once the reports name no server of yours.',
  quarantine: 'Receivers put mail that fails the checks into junk.',
  reject: 'Receivers refuse mail that fails the checks.',
};

const listParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels
    .slice(0, -1)
    .map((_, index) => labels.slice(index).join('.'))
    .slice(0, maxParents);
};

export const checkDmarc = async (
  dns: SenderDns,
  domain: string,
  reports: string,
): Promise<SenderFinding> => {
  const answers = await Promise.all(
    listParents(domain).map((parent) => dns.readTxtRecords(`_dmarc.${parent}`)),
  );
  const policies = answers
    .map(({ texts }) => texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text)))
    .find((found) => found.length > 0);
  if (!policies)
    return dmarc(
      'missing',
      `${domain} does not say what receivers shall do with mail that fails the checks; large ones then trust it less. Add this TXT record.`,
      { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reports}` },
    );
  if (policies.length > 1)
    return dmarc(
      'wrong',
      `There are ${policies.length} DMARC records, and receivers then heed none. Keep one.`,
    );
  const [, policy = ''] = /;\s*p\s*=\s*([a-z]+)/i.exec(policies[0] ?? '') ?? [];
  const sentence = policySentences[policy.toLowerCase()];
  return sentence
    ? dmarc('good', sentence)
    : dmarc('wrong', 'The DMARC record names no policy. Give it p=none, quarantine or reject.');
};
