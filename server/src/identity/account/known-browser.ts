import type { KeyRing } from '../../platform/access/key-ring';
import { hashesOf, hashOf, isSame, newSecret } from '../../platform/access/seal';

export interface KnownBrowser {
  id: string;
  /** Users who signed in there, the latest first. */
  userIds: readonly number[];
}

const maxPeople = 5;
const written = /^([\w-]{43})\.(\d{1,10}(?:-\d{1,10}){0,4})\.([\w-]{43})$/;

const markedText = (body: string): string => `known-browser:${body}`;

export const noteOf = ({ id, userIds }: KnownBrowser, keys: KeyRing): string => {
  const body = `${id}.${userIds.join('-')}`;
  return `${body}.${hashOf(markedText(body), keys)}`;
};

/** Undefined for a note without a valid signature. */
export const readNote = (note: string, keys: KeyRing): KnownBrowser | undefined => {
  const [, id, people, mark] = written.exec(note) ?? [];
  if (!id || !people || !mark) return undefined;
  const marks = hashesOf(markedText(`${id}.${people}`), keys);
  if (!marks.some((known) => isSame(mark, known))) return undefined;
  return { id, userIds: people.split('-').map(Number) };
};

export const usedBy = (browser: KnownBrowser | undefined, userId: number): KnownBrowser => ({
  id: browser?.id ?? newSecret(),
  userIds: [userId, ...(browser?.userIds ?? []).filter((id) => id !== userId)].slice(0, maxPeople),
});
