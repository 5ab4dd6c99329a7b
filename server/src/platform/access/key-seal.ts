import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts with the first secret and decrypts with any, so that a secret can be replaced. */
export interface KeySeal {
  seal: ((text: string) => Buffer) | undefined;
  /** Decrypts the content; undefined if no secret fits. `isFirst` is false if an outdated secret was used. */
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

/** Content that is encrypted for one `purpose` cannot be decrypted for another. */
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
