import { mailKinds, type MailKindName } from '../../../contract/platform/mail/mail-kind-constants';
import type { KeyRing } from '../access/key-ring';
import { hashSecret, hashWithAllKeys, isSameSecret } from '../access/secret-hash';

export interface Unsubscription {
  personId: number;
  kind: MailKindName;
}

const unsubscribePath = '/account/unsubscribe';
export const unsubscribeRoute = `${unsubscribePath}/:token`;

const tokenPattern = /^([\w-]{4,120})\.([\w-]{43})$/;
const contentPattern = /^(\d{1,9}):([a-z-]{1,60})$/;

const toSignedText = (content: string): string => `unsubscribe:${content}`;

export const createUnsubscribePath = (
  { personId, kind }: Unsubscription,
  keys: KeyRing,
): string => {
  const content = Buffer.from(`${personId}:${kind}`).toString('base64url');
  return `${unsubscribePath}/${content}.${hashSecret(toSignedText(content), keys)}`;
};

/** Parses a token; undefined if this installation did not sign it, or its key no longer exists. */
export const parseUnsubscribeToken = (token: string, keys: KeyRing): Unsubscription | undefined => {
  const [, content = '', signature = ''] = tokenPattern.exec(token) ?? [];
  const known = hashWithAllKeys(toSignedText(content), keys);
  if (!known.some((one) => isSameSecret(signature, one))) return undefined;
  const text = Buffer.from(content, 'base64url').toString();
  const [, personId, kind = ''] = contentPattern.exec(text) ?? [];
  return kind in mailKinds ? { personId: Number(personId), kind: kind as MailKindName } : undefined;
};
