import type { KeyRing } from '../../platform/access/key-ring';
import { createKeySeal } from '../../platform/access/key-seal';
import type { OriginalRow, DataSubject } from '../../platform/personal-data';

export interface OriginalData {
  originals: OriginalRow[];
  words: Pick<DataSubject, 'names' | 'emails' | 'phones'>;
}

const createSeal = (keys: KeyRing) => {
  const current = keys.current();
  const older = keys.all().filter(({ id }) => id !== current.id);
  return createKeySeal(
    [current, ...older].map(({ hashKey }) => hashKey),
    'anonymised people',
  );
};

export const encryptOriginals = (
  contents: readonly OriginalData[],
  keys: KeyRing,
): { sealed: Buffer[]; keyId: string } => {
  const { seal } = createSeal(keys);
  if (!seal) throw new Error('There is no key to seal with');
  return {
    sealed: contents.map((content) => seal(JSON.stringify(content))),
    keyId: keys.current().id,
  };
};

/** Decrypts original data; undefined when the key no longer exists. */
export const decryptOriginals = (sealed: Buffer, keys: KeyRing): OriginalData | undefined => {
  const opened = createSeal(keys).open(sealed);
  return opened && (JSON.parse(opened.text) as OriginalData);
};
