import type { ParsedMail } from 'mailparser';

/** Report of another mail server on the delivery of a message (RFC 3464). */
export interface DeliveryReport {
  /** `failed` is final; after `delayed`, the server tries again. */
  outcome: 'failed' | 'delayed';
  /** True if the address is invalid, so that it should get no more mail. */
  isAddressDead: boolean;
  /** Error message of the receiving server, in one line. */
  reason: string;
  /** Recipients in the report, in lower case. */
  recipients: string[];
  /** Message ids of our mail, from the headers returned in the report. */
  messageIds: string[];
}

const maxReasonLength = 300;
const maxRecipients = 20;

const reportTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);
const returnedTypes = new Set([
  ...['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'],
]);

type Fields = ReadonlyMap<string, string>;

/**
 * Blocks of fields, separated by empty lines; the first is about the message, the others about recipients.
 */
const parseBlocks = (text: string): Fields[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .slice(0, maxRecipients + 1)
    .map(
      (block) =>
        new Map(
          [...block.matchAll(/^([A-Za-z-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
            name.toLowerCase(),
            value.trim(),
          ]),
        ),
    );

/** Removes the type before an address, as in `rfc822; a@b.example`. */
const stripKind = (value = ''): string => value.replace(/^[^;]*;\s*/, '');

const toLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxReasonLength);

/** True if the address does not exist. Codes 5.7 are about the sender or the content instead. */
const isDead = (status: string, diagnostic: string): boolean =>
  status ? /^5\.(?!7\.)/.test(status) : /\b55[0134]\b/.test(diagnostic);

const messageIdPattern = /^message-id:\s*<([0-9a-f-]{36})@/gim;

const isReport = ({ headers }: ParsedMail): boolean => {
  const type = headers.get('content-type') as
    { value?: string; params?: Record<string, string> } | undefined;
  return type?.value?.toLowerCase() === 'multipart/report';
};

const readPart = (mail: ParsedMail, types: ReadonlySet<string>): string =>
  mail.attachments
    .filter(({ contentType }) => types.has(contentType.toLowerCase()))
    .map(({ content }) => content.toString('utf8'))
    .join('\n\n');

/** Reads a delivery report; undefined for other mail, and for a report of success. */
export const readDeliveryReport = (mail: ParsedMail): DeliveryReport | undefined => {
  if (!isReport(mail)) return undefined;
  const blocks = parseBlocks(readPart(mail, reportTypes));
  const about = blocks.filter((fields) => fields.has('final-recipient'));
  const telling = about.find((fields) => /^(failed|delayed)$/i.test(fields.get('action') ?? ''));
  if (!telling) return undefined;
  const diagnostic = stripKind(telling.get('diagnostic-code'));
  const status = telling.get('status') ?? '';
  const outcome = telling.get('action')?.toLowerCase() === 'failed' ? 'failed' : 'delayed';
  const returned = readPart(mail, returnedTypes);
  return {
    outcome,
    isAddressDead: outcome === 'failed' && isDead(status, diagnostic),
    reason: toLine(diagnostic || status || 'The other server gave no reason.'),
    recipients: about
      .flatMap((fields) => [fields.get('final-recipient'), fields.get('original-recipient')])
      .filter((value) => value !== undefined)
      .map((value) => stripKind(value).toLowerCase()),
    messageIds: [...`${returned}\n${mail.text ?? ''}`.matchAll(messageIdPattern)].map(
      ([, id = '']) => id.toLowerCase(),
    ),
  };
};
