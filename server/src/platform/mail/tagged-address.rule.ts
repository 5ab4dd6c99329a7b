import { createHmac } from 'node:crypto';
import { isSameSecret } from '../access/secret-hash';

const purposes = ['a', 'b', 'r'] as const;
/** Purpose of a tagged address: `a` for applications, `b` for undeliverable mail, `r` for replies. */
export type AddressPurpose = (typeof purposes)[number];

/** Maximum of octets before the @, by RFC 5321. */
const maxLocalLength = 64;
const maxAddressLength = 254;

/** Hexadecimal digits of the signature: 80 bits cannot be guessed, and the name of the mailbox still fits. */
const signatureLength = 20;

/** Largest id that the database can store. */
const maxId = 2_147_483_647;

interface SignedMail {
  id: number;
  /** Random id that only the recipient knows; for an application address, its secret. */
  messageId: string;
}

export interface AddressTag {
  purpose: AddressPurpose;
  id: number;
  signature: string;
}

// The key is stored with the message, so that a reply is recognized even after signing keys were replaced.
const sign = (purpose: AddressPurpose, { id, messageId }: SignedMail): string =>
  createHmac('sha256', messageId)
    .update(`${purpose} ${id}`)
    .digest('hex')
    .slice(0, signatureLength);

const splitAddress = (address: string): [string, string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** Address of the mailbox with a tag for the message; undefined if it would be too long. */
export const toTaggedAddress = (
  mailbox: string,
  purpose: AddressPurpose,
  mail: SignedMail,
): string | undefined => {
  const [local, domain] = splitAddress(mailbox);
  const tagged = `${local}+${purpose}-${mail.id}.${sign(purpose, mail)}`;
  const address = `${tagged}@${domain}`;
  return Buffer.byteLength(tagged) > maxLocalLength || Buffer.byteLength(address) > maxAddressLength
    ? undefined
    : address;
};

const tagPattern = /^([abr])-([1-9][0-9]{0,9})\.([0-9a-f]{20})$/;

/**
 * Parses an address; undefined unless it is a tagged address of the mailbox. The signature is not checked.
 */
export const parseTaggedAddress = (mailbox: string, address: string): AddressTag | undefined => {
  const [own, ownDomain] = splitAddress(mailbox.toLowerCase());
  const [local, domain] = splitAddress(address.toLowerCase());
  if (domain !== ownDomain || !local.startsWith(`${own}+`)) return undefined;
  const [, letter, id, signature = ''] = tagPattern.exec(local.slice(own.length + 1)) ?? [];
  const purpose = purposes.find((known) => known === letter);
  if (!purpose || Number(id) > maxId) return undefined;
  return { purpose, id: Number(id), signature };
};

export const matchesTag = ({ purpose, id, signature }: AddressTag, mail: SignedMail): boolean =>
  id === mail.id && isSameSecret(signature, sign(purpose, mail));
