export interface SpfTerm {
  /** Lower-case name: `a`, `mx`, `ip4`, `ip6`, `include`, `exists`, `ptr`, `all` or `redirect`. */
  name: string;
  /** Value after the name, such as a domain; empty if the term has none. */
  value: string;
  /** True unless the term says that mail from its senders fails or is doubtful. */
  allows: boolean;
}

const termPattern = /^([+?~-]?)([a-z][a-z0-9]*)(?:[:=](.*))?$/i;

export const isSpf = (text: string): boolean => /^v=spf1(\s|$)/i.test(text);

/** Terms of an SPF record without those that no SPF version knows. */
export const parseSpf = (text: string): SpfTerm[] =>
  text
    .split(/\s+/)
    .slice(1)
    .flatMap((part) => {
      const [, qualifier = '', name = '', value = ''] = termPattern.exec(part) ?? [];
      const allows = qualifier === '' || qualifier === '+';
      return name ? [{ name: name.toLowerCase(), value: value.toLowerCase(), allows }] : [];
    });

/** Adds a mechanism to the record, before the term that ends the record. */
export const addMechanismToSpf = (text: string, mechanism: string): string => {
  const parts = text.trim().split(/\s+/);
  const end = parts.findIndex((part) => /^[+?~-]?all$|^redirect=/i.test(part));
  return parts.toSpliced(end === -1 ? parts.length : end, 0, mechanism).join(' ');
};

/** Domains that mail providers tell their customers to `include` in SPF records. */
const providerIncludes: readonly [RegExp, string][] = [
  [/(^|\.)(gmail|googlemail|google)\.com$/, '_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/(^|\.)amazonaws\.com$/, 'amazonses.com'],
  [/(^|\.)sendgrid\.net$/, 'sendgrid.net'],
  [/(^|\.)mailgun\.org$/, 'mailgun.org'],
  [/(^|\.)postmarkapp\.com$/, 'spf.mtasv.net'],
];

/** Domain to include for a provider's mail server; undefined for an unknown server. */
export const findProviderInclude = (host: string): string | undefined =>
  providerIncludes.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1];
