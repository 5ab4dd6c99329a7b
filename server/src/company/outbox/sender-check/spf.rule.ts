export interface SpfTerm {
  /** Lower-case: `a`, `mx`, `ip4`, `ip6`, `include`, `exists`, `ptr`, `all`, or `redirect`. */
  name: string;
  /** Empty without one. */
  value: string;
  /** True unless the term says that its senders are refused or doubtful. */
  allows: boolean;
}

const termPattern = /^([+?~-]?)([a-z][a-z0-9]*)(?:[:=](.*))?$/i;

export const isSpf = (text: string): boolean => /^v=spf1(\s|$)/i.test(text);

/** Terms that no release of SPF knows are left out. */
export const parseSpf = (text: string): SpfTerm[] =>
  text
    .split(/\s+/)
    .slice(1)
    .flatMap((part) => {
      const [, qualifier = '', name = '', value = ''] = termPattern.exec(part) ?? [];
      const allows = qualifier === '' || qualifier === '+';
      return name ? [{ name: name.toLowerCase(), value: value.toLowerCase(), allows }] : [];
    });

/** The record with one more mechanism, before the term that ends it. */
export const addToSpf = (text: string, mechanism: string): string => {
  const parts = text.trim().split(/\s+/);
  const end = parts.findIndex((part) => /^[+?~-]?all$|^redirect=/i.test(part));
  return parts.toSpliced(end === -1 ? parts.length : end, 0, mechanism).join(' ');
};

/** Domains that the guides of mail providers ask an SPF record to `include`. */
const providerIncludes: readonly [RegExp, string][] = [
  [/(^|\.)(gmail|googlemail|google)\.com$/, '_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/(^|\.)amazonaws\.com$/, 'amazonses.com'],
  [/(^|\.)sendgrid\.net$/, 'sendgrid.net'],
  [/(^|\.)mailgun\.org$/, 'mailgun.org'],
  [/(^|\.)postmarkapp\.com$/, 'spf.mtasv.net'],
];

/** Undefined for a server that is not a known provider's. */
export const findProviderInclude = (host: string): string | undefined =>
  providerIncludes.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1];
