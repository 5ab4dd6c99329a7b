import { getHostSession } from '../session/host-session';
import { siteStore } from '../storage/browser-store';

const draftFormat = 1;
const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

interface DraftRecord {
  format: number;
  version: number;
  at: number;
  values: unknown;
}

const getDraftKeyPrefix = (person: string) => `draft/${person}/`;

export const getDraftKey = (person: string, name: string): string =>
  getDraftKeyPrefix(person) + name;

const parseDraft = (text: string | null): Partial<DraftRecord> | null => {
  try {
    return JSON.parse(text ?? 'null') as Partial<DraftRecord> | null;
  } catch {
    return null;
  }
};

export const readDraft = (key: string, version: number): unknown => {
  const held = parseDraft(siteStore.get(key));
  if (held?.format !== draftFormat || held.version !== version) return undefined;
  return Date.now() - (held.at ?? 0) < maxDraftAge ? held.values : undefined;
};

/** If browser storage is full or unavailable, the draft lasts only until the page is closed. */
export const writeDraft = (key: string, version: number, values: unknown): void => {
  // An embedded page must not store typed text in the host app's browser storage.
  if (getHostSession()) return;
  const held: DraftRecord = { format: draftFormat, version, at: Date.now(), values };
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
    if (key.startsWith(getDraftKeyPrefix(person))) dropDraft(key);
  }
};
