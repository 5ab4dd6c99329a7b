import { isEmail } from '../../contract/email-constants';
import type { MailOAuth } from './config-mail-oauth';

export interface MailAddress {
  /** Display name of the address; empty means the company's name. */
  name: string;
  address: string;
}

export interface MailSettings {
  host: string;
  port: number;
  /** `starttls` refuses a server without encryption; `none` is for this machine, or for `?tls=off`. */
  encryption: 'tls' | 'starttls' | 'none';
  /** User and password at the mail server; undefined if it requires none. */
  credentials: { user: string; pass: string } | undefined;
  /** OAuth settings, which replace the password in `credentials`; undefined without OAuth. */
  oauth: MailOAuth | undefined;
  from: MailAddress;
  /** Reply-to address; undefined if replies go to the sender. */
  replyTo: MailAddress | undefined;
  /** Mailbox that receives replies and bounces; undefined without IMAP_URL. */
  mailbox: MailboxSettings | undefined;
}

export interface MailboxSettings {
  host: string;
  port: number;
  encryption: 'tls' | 'starttls' | 'none';
  credentials: { user: string; pass: string };
  /** OAuth settings, which replace the password in `credentials`; undefined without OAuth. */
  oauth: MailOAuth | undefined;
  /** Address of the mailbox; messages to it with a +tag arrive in the folder. */
  address: string;
  folder: string;
}

const smtpPorts = { plain: 587, tls: 465 };
const imapPorts = { plain: 143, tls: 993 };

const mailboxPattern = /^([^<>\p{Cc}]*)<([^<>\s]+)>$/u;

/** Returns undefined unless the text is `address@example.com` or `Name <address@example.com>`. */
export const parseMailAddress = (text: string): MailAddress | undefined => {
  const [, name = '', address = text.trim()] = mailboxPattern.exec(text.trim()) ?? [];
  return isEmail(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined;
};

const parseServerUrl = (
  text: string,
  plainHosts: ReadonlySet<string>,
  ports: { plain: number; tls: number },
):
  | (Pick<MailSettings, 'host' | 'port' | 'encryption' | 'credentials'> & { path: string })
  | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, searchParams, pathname } = new URL(text);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = protocol.endsWith('s:');
  const isPlain = searchParams.get('tls') === 'off' || plainHosts.has(host);
  const encryption = isPlain ? 'none' : 'starttls';
  return {
    host,
    port: Number(port) || (isSecure ? ports.tls : ports.plain),
    encryption: isSecure ? 'tls' : encryption,
    credentials: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    path: decodeURIComponent(pathname.slice(1)),
  };
};

/** Returns undefined for an invalid address. Connections to `plainHosts` are not encrypted. */
export const parseSmtpUrl = (
  text: string,
  plainHosts: ReadonlySet<string>,
): Pick<MailSettings, 'host' | 'port' | 'encryption' | 'credentials'> | undefined => {
  const server = parseServerUrl(text, plainHosts, smtpPorts);
  if (!server) return undefined;
  const { path: _, ...settings } = server;
  return settings;
};

/**
 * Returns undefined for an invalid address. The mailbox is that of the user in the address, else the
 * sender's.
 */
export const parseImapUrl = (
  text: string,
  plainHosts: ReadonlySet<string>,
  from: MailAddress,
): Omit<MailboxSettings, 'oauth'> | undefined => {
  const server = parseServerUrl(text, plainHosts, imapPorts);
  if (!server?.credentials) return undefined;
  const { path, credentials, ...settings } = server;
  const address = isEmail(credentials.user) ? credentials.user : from.address;
  return { ...settings, credentials, address, folder: path || 'INBOX' };
};
