import { createTransport } from 'nodemailer';
import type { MailAddress, MailSettings } from '../config-mail';
import { MailTokenError, type MailError } from './describe-mail-failure.rule';
import { createMailTokens } from './mail-tokens';
import type { MailCalendar } from './mail-kind';
import type { RenderedMail } from './render-mail';
import { toTaggedAddress } from './tagged-address.rule';

/** Number of messages that are sent at the same time, each over a connection of its own. */
export const maxMailConnections = 5;

/** Timeouts in milliseconds. */
export interface MailTimeouts {
  connect: number;
  answer: number;
}
const usualTimeouts: MailTimeouts = { connect: 30_000, answer: 60_000 };

export interface OutgoingMail extends RenderedMail {
  id: number;
  messageId: string;
  to: MailAddress;
  /** Address that turns off this kind of mail with one click; undefined if nobody may turn it off. */
  unsubscribe?: string | undefined;
  /** True if replies are sent to the mailbox that the console reads, if there is one. */
  takesReplies: boolean;
  /** Recipient of replies if the configuration has no reply address. */
  replyTo?: MailAddress | undefined;
  calendar?: MailCalendar | undefined;
  /** Name of the sender if the configuration has none. */
  company: string;
}

export interface MailTransport {
  /** @throws the mail server's refusal, or the error that prevented sending. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const openMailTransport = (
  settings: MailSettings,
  timeouts = usualTimeouts,
): MailTransport => {
  const { host, port, encryption, credentials, oauth, from, mailbox } = settings;
  const transport = createTransport({
    ...{ host, port, pool: true, maxConnections: maxMailConnections },
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(credentials && {
      auth: oauth ? { type: 'OAuth2' as const, user: credentials.user } : credentials,
    }),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const user = credentials?.user ?? '';
  const tokens = oauth && createMailTokens(oauth);
  transport.set('oauth2_provision_cb', (_, isRefused, done) => {
    if (isRefused) tokens?.forget(user);
    tokens?.get(user).then(
      ({ token, staleAt }) => done(null, token, staleAt),
      (error: Error) => done(error),
    );
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const toReplyAddress = (mail: OutgoingMail): MailAddress | undefined => {
    const address =
      mailbox && mail.takesReplies ? toTaggedAddress(mailbox.address, 'r', mail) : undefined;
    const name = settings.replyTo?.name || from.name || mail.company;
    return address ? { name, address } : (settings.replyTo ?? mail.replyTo);
  };
  const send = async (mail: OutgoingMail) => {
    const { messageId, to, unsubscribe, company, subject, text, html, calendar } = mail;
    const replyTo = toReplyAddress(mail);
    const returnTo = mailbox && toTaggedAddress(mailbox.address, 'b', mail);
    await transport.sendMail({
      ...(returnTo && { envelope: { from: returnTo, to: to.address } }),
      from: { address: from.address, name: from.name || company },
      to,
      ...(replyTo && { replyTo }),
      ...{ subject, text, html },
      // The invitation is sent twice: Outlook and Apple read the alternative text, Google the attached file.
      ...(calendar && {
        icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
      }),
      messageId: `<${messageId}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
  return {
    // Sent again once with a new token: a token can be revoked early, and nodemailer treats
    // Microsoft's response to that as final.
    send: (mail) =>
      send(mail).catch((error: MailError) => {
        if (!tokens || error.code !== 'EAUTH' || error instanceof MailTokenError) throw error;
        tokens.forget(user);
        return send(mail);
      }),
    close: () => transport.close(),
  };
};
