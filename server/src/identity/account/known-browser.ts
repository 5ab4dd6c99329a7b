import type { KeyRing } from '../../platform/access/key-ring';
import {
  hashWithAllKeys,
  hashSecret,
  isSameSecret,
  createRandomSecret,
} from '../../platform/access/secret-hash';

export interface KnownBrowser {
  id: string;
  /** Ids of users who signed in with this browser, the latest first. */
  userIds: readonly number[];
}

const maxUsersPerBrowser = 5;
const deviceNotePattern = /^([\w-]{43})\.(\d{1,10}(?:-\d{1,10}){0,4})\.([\w-]{43})$/;

const toSignedText = (body: string): string => `known-browser:${body}`;

export const signBrowserNote = ({ id, userIds }: KnownBrowser, keys: KeyRing): string => {
  const body = `${id}.${userIds.join('-')}`;
  return `${body}.${hashSecret(toSignedText(body), keys)}`;
};

/** Returns undefined for a note without a valid signature. */
export const parseBrowserNote = (note: string, keys: KeyRing): KnownBrowser | undefined => {
  const [, id, people, mark] = deviceNotePattern.exec(note) ?? [];
  if (!id || !people || !mark) return undefined;
  const marks = hashWithAllKeys(toSignedText(`${id}.${people}`), keys);
  if (!marks.some((known) => isSameSecret(mark, known))) return undefined;
  return { id, userIds: people.split('-').map(Number) };
};

export const addBrowserUser = (
  browser: KnownBrowser | undefined,
  userId: number,
): KnownBrowser => ({
  id: browser?.id ?? createRandomSecret(),
  userIds: [userId, ...(browser?.userIds ?? []).filter((id) => id !== userId)].slice(
    0,
    maxUsersPerBrowser,
  ),
});
