import { getHostSession } from '../session/host-session';
import { siteStore } from '../storage/browser-store';

const format = 1;
const maxAge = 30 * 24 * 60 * 60 * 1000;

interface DraftRecord {
  format: number;
  version: number;
  at: number;
  values: unknown;
}

const getKeyPrefix = (person: string) => `draft/${person}/`;

export const getDraftKey = (person: string, name: string): string => getKeyPrefix(person) + name;

const parseDraft = (text: string | null): Partial<DraftRecord> | null => {
  try {
    return JSON.parse(text ?? 'null') as Partial<DraftRecord> | null;
  } catch {
    return null;
  }
};

export const readDraft = (key: string, version: number): unknown => {
  const held = parseDraft(siteStore.get(key));
  if (held?.format !== format || held.version !== version) return undefined;
  return Date.now() - (held.at ?? 0) < maxAge ? held.values : undefined;
};

/** Stores a draft; if the storage is full or closed, the draft lasts as long as the page. */
export const writeDraft = (key: string, version: number, values: unknown): void => {
  // An embedded page leaves no typed text in another app's storage.
  if (getHostSession()) return;
  const held: DraftRecord = { format, version, at: Date.now(), values };
  siteStore.set(key, JSON.stringify(held));
};

export const readDrafts = (place: string, version: number): unknown[] =>
  siteStore
    .keys()
    .filter((key) => key.startsWith(place))
    .map((key) => readDraft(key, version))
    .filter((values) => values !== undefined);

export const dropDraft = (key: string): void => siteStore.remove(key);

export const dropDraftsOfPerson = (person: string): void => {
  for (const key of siteStore.keys()) {
    if (key.startsWith(getKeyPrefix(person))) dropDraft(key);
  }
};
