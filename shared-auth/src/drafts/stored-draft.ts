import { hostSession } from '../session/host-session';
import { siteStore } from '../storage/browser-store';

const format = 1;
const longestLife = 30 * 24 * 60 * 60 * 1000;

interface Held {
  format: number;
  version: number;
  at: number;
  values: unknown;
}

const prefixOf = (person: string) => `draft/${person}/`;

/** Where a person's draft of this name is in the local storage. */
export const draftKey = (person: string, name: string): string => prefixOf(person) + name;

const heldIn = (text: string | null): Partial<Held> | null => {
  try {
    return JSON.parse(text ?? 'null') as Partial<Held> | null;
  } catch {
    return null;
  }
};

/** The draft under this key, unless it is of another version or too old to be of use. */
export const readDraft = (key: string, version: number): unknown => {
  const held = heldIn(siteStore.get(key));
  if (held?.format !== format || held.version !== version) return undefined;
  return Date.now() - (held.at ?? 0) < longestLife ? held.values : undefined;
};

/** Keeps a draft; where the storage is full or closed, as long as the page is open. */
export const writeDraft = (key: string, version: number, values: unknown): void => {
  // What is typed here is not left behind in another app's storage.
  if (hostSession()) return;
  const held: Held = { format, version, at: Date.now(), values };
  siteStore.set(key, JSON.stringify(held));
};

/** All drafts whose keys begin with this one. */
export const draftsUnder = (place: string, version: number): unknown[] =>
  siteStore
    .keys()
    .filter((key) => key.startsWith(place))
    .map((key) => readDraft(key, version))
    .filter((values) => values !== undefined);

export const dropDraft = (key: string): void => siteStore.remove(key);

/** Takes every draft of a person out of this browser. */
export const dropDraftsOf = (person: string): void => {
  for (const key of siteStore.keys()) {
    if (key.startsWith(prefixOf(person))) dropDraft(key);
  }
};
