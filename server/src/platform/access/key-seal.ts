import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts what is kept in the database, under the first of some secrets; any of them opens it. */
export interface KeySeal {
  /** Undefined without a secret. */
  seal: ((text: string) => Buffer) | undefined;
  /** The text and whether the first secret opened it, or undefined when none does. */
  open(content: Buffer): { text: string; isFirst: boolean } | undefined;
}

const encrypt = (text: string, key: Buffer): Buffer => {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce);
  const parts = [encryption.update(text, 'utf8'), encryption.final()];
  return Buffer.concat([nonce, encryption.getAuthTag(), ...parts]);
};

const decrypt = (content: Buffer, key: Buffer): string | undefined => {
  try {
    const decryption = createDecipheriv(cipher, key, content.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    decryption.setAuthTag(content.subarray(nonceLength, nonceLength + tagLength));
    const text = decryption.update(content.subarray(nonceLength + tagLength));
    return Buffer.concat([text, decryption.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** `purpose` keeps what is sealed for one thing from being opened as another. */
export const createKeySeal = (secrets: readonly string[], purpose = 'signing keys'): KeySeal => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const [first] = keys;
  return {
    seal: first && ((text) => encrypt(text, first)),
    open: (content) => {
      for (const key of keys) {
        const text = decrypt(content, key);
        if (text !== undefined) return { text, isFirst: key === first };
      }
      return undefined;
    },
  };
};
