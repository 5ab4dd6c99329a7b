import { createHmac } from 'node:crypto';
import { isSameSecret } from '../access/secret-hash';

const purposes = ['a', 'b', 'r'] as const;
/** `a` for applications, `b` for mail that could not be delivered, `r` for replies. */
export type AddressPurpose = (typeof purposes)[number];

/** RFC 5321, in octets. */
const maxLocalLength = 64;
const maxAddressLength = 254;

/** Hexadecimal digits: 80 bits cannot be guessed, and leave room for the name of the mailbox. */
const signatureLength = 20;

/** The largest that the database has. */
const maxId = 2_147_483_647;

interface SignedMail {
  id: number;
  /** Random, and known to the recipient alone; of an address for applications its secret. */
  messageId: string;
}

export interface AddressTag {
  purpose: AddressPurpose;
  id: number;
  signature: string;
}

// The key belongs to the message, so that a reply after months still counts when signing keys were replaced.
const sign = (purpose: AddressPurpose, { id, messageId }: SignedMail): string =>
  createHmac('sha256', messageId)
    .update(`${purpose} ${id}`)
    .digest('hex')
    .slice(0, signatureLength);

const splitAddress = (address: string): [string, string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** An address of the mailbox that leads back to the message; undefined where it would be too long. */
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

/** Undefined for an address that is not a tagged one of the mailbox. Its signature is not checked. */
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
