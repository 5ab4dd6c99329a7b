import { createTransport } from 'nodemailer';
import type { MailAddress, MailSettings } from '../config-mail';
import type { RenderedMail } from './render-mail';

/** Messages sent at once, each over a connection of its own. */
export const maxConnections = 5;

/** Milliseconds. */
const connectMilliseconds = 30_000;
const answerMilliseconds = 60_000;

export interface OutgoingMail extends RenderedMail {
  messageId: string;
  to: MailAddress;
  /** Name of the sender where the settings have none. */
  company: string;
}

export interface MailTransport {
  /** @throws the mail server's refusal, or what kept the message from it. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const openMailTransport = (settings: MailSettings): MailTransport => {
  const { host, port, encryption, credentials, from, replyTo } = settings;
  const transport = createTransport({
    ...{ host, port, pool: true, maxConnections },
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(credentials && { auth: credentials }),
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: answerMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ messageId, to, company, subject, text, html }) => {
      await transport.sendMail({
        from: { address: from.address, name: from.name || company },
        to,
        ...(replyTo && { replyTo }),
        ...{ subject, text, html },
        messageId: `<${messageId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
