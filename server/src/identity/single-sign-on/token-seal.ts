import type { KeyRing } from '../../platform/access/key-ring';
import { createKeySeal } from '../../platform/access/key-seal';

export interface ProviderTokens {
  access: string;
  refresh: string | undefined;
  id: string | undefined;
}

const createTokenSeal = (keys: KeyRing) => {
  const current = keys.current();
  const older = keys.all().filter(({ id }) => id !== current.id);
  return createKeySeal(
    [current, ...older].map(({ hashKey }) => hashKey),
    'provider tokens',
  );
};

export const sealProviderTokens = (tokens: ProviderTokens, keys: KeyRing): Buffer => {
  const { seal } = createTokenSeal(keys);
  if (!seal) throw new Error('There is no key to seal with');
  return seal(JSON.stringify(tokens));
};

/** Decrypts the tokens; undefined when the encryption key no longer exists. */
export const openProviderTokens = (content: Buffer, keys: KeyRing): ProviderTokens | undefined => {
  const opened = createTokenSeal(keys).open(content);
  return opened && (JSON.parse(opened.text) as ProviderTokens);
};
