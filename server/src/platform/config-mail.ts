import { isEmail } from '../../contract/email-constants';
import type { MailOAuth } from './config-mail-oauth';

export interface MailAddress {
  /** Empty for the company's name. */
  name: string;
  address: string;
}

export interface MailSettings {
  host: string;
  port: number;
  /** `starttls` refuses a server without it; `none` is for this machine, or as told by `?tls=off`. */
  encryption: 'tls' | 'starttls' | 'none';
  /** Undefined without a sign-in. */
  credentials: { user: string; pass: string } | undefined;
  /** In place of the password of `credentials`. */
  oauth: MailOAuth | undefined;
  from: MailAddress;
  /** Undefined where replies go to the sender. */
  replyTo: MailAddress | undefined;
}

const submissionPort = 587;
const tlsPort = 465;

const mailboxPattern = /^([^<>\p{Cc}]*)<([^<>\s]+)>$/u;

/** Undefined unless the text is `address@example.com` or `Name <address@example.com>`. */
export const parseMailAddress = (text: string): MailAddress | undefined => {
  const [, name = '', address = text.trim()] = mailboxPattern.exec(text.trim()) ?? [];
  return isEmail(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined;
};

/** Undefined for an address that cannot be used. On `plainHosts` nothing is encrypted. */
export const parseSmtpUrl = (
  text: string,
  plainHosts: ReadonlySet<string>,
): Pick<MailSettings, 'host' | 'port' | 'encryption' | 'credentials'> | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, searchParams } = new URL(text);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = protocol === 'smtps:';
  const isPlain = searchParams.get('tls') === 'off' || plainHosts.has(host);
  const encryption = isPlain ? 'none' : 'starttls';
  return {
    host,
    port: Number(port) || (isSecure ? tlsPort : submissionPort),
    encryption: isSecure ? 'tls' : encryption,
    credentials: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  };
};
