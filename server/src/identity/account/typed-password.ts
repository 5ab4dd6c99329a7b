import type { KeyRing } from '../../platform/access/key-ring';
import { createKeySeal } from '../../platform/access/key-seal';

const typedPasswordMinutes = 30;

const createPasswordSeal = (keys: KeyRing) =>
  createKeySeal(
    [keys.current(), ...keys.all()].map(({ hashKey }) => hashKey),
    'typed password',
  );

/** Encrypts a password for a hidden field while the user corrects other fields. */
export const encryptTypedPassword = (password: string, keys: KeyRing): string => {
  const { seal } = createPasswordSeal(keys);
  if (!seal || !password) return '';
  const until = Date.now() + typedPasswordMinutes * 60_000;
  return seal(JSON.stringify({ password, until })).toString('base64url');
};

/** Returns an empty text for an invalid or expired value. */
export const decryptTypedPassword = (typed: string, keys: KeyRing): string => {
  const opened = createPasswordSeal(keys).open(Buffer.from(typed, 'base64url'));
  if (!opened) return '';
  const { password, until } = JSON.parse(opened.text) as { password: string; until: number };
  return until > Date.now() ? password : '';
};
