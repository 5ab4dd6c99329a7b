import type { KeyRing } from '../../../platform/access/key-ring';
import { createKeySeal } from '../../../platform/access/key-seal';

export interface CalendarSecret {
  address: string;
  userName: string;
  password: string;
}

const createSeal = (keys: KeyRing) =>
  createKeySeal(
    [keys.current(), ...keys.all()].map(({ hashKey }) => hashKey),
    'addresses of calendars',
  );

export const sealCalendar = (secret: CalendarSecret, keys: KeyRing): Buffer => {
  const { seal } = createSeal(keys);
  if (!seal) throw new Error('There is no key to seal with');
  return seal(JSON.stringify(secret));
};

/**
 * Decrypts a calendar's address and password; undefined when the key no longer exists. `isFirst` is false if
 * an earlier key was used.
 */
export const openCalendar = (
  sealed: Buffer,
  keys: KeyRing,
): { secret: CalendarSecret; isFirst: boolean } | undefined => {
  const opened = createSeal(keys).open(sealed);
  return opened && { secret: JSON.parse(opened.text) as CalendarSecret, isFirst: opened.isFirst };
};
