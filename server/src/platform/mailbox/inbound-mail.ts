import { simpleParser, type ParsedMail } from 'mailparser';
import { parseTaggedAddress, type AddressTag } from '../mail/tagged-address.rule';

const maxAddresses = 100;

/**
 * Headers with the recipients of a message; the others contain the original address when To was rewritten.
 */
const recipientHeaders = new Set([
  ...['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'received'],
]);

const addressPattern = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/g;

export interface InboundMail {
  parsed: ParsedMail;
  /** Tags in the recipients' addresses; their signatures are not checked. */
  tags: AddressTag[];
  /** True if the message is longer than the part that was read. */
  isCut: boolean;
}

export interface MailSource {
  content: Buffer;
  isCut: boolean;
}

/** Parses a message; missing parts are left out. */
export const parseInboundMail = async (
  { content, isCut }: MailSource,
  mailbox: string,
): Promise<InboundMail> => {
  const parsed = await simpleParser(content, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const addresses = parsed.headerLines
    .filter(({ key }) => recipientHeaders.has(key))
    .flatMap(({ line }) => line.match(addressPattern) ?? [])
    .slice(0, maxAddresses);
  const tags = addresses.flatMap((address) => parseTaggedAddress(mailbox, address) ?? []);
  return { parsed, tags, isCut };
};
