import { personKey } from '../person/person-key';
import { beginRead, readsBegunBy, type BegunRead } from './begin-read';

type KnownPages = [path: string, reads: BegunRead[]][];

interface StoredReads {
  /** Another user may lack the permissions for these reads. */
  person: string | undefined;
  pages: KnownPages;
}

const key = 'first-reads';
const mostPages = 10;

const knownPages = (): KnownPages => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredReads> | null;
    return kept?.person === personKey() && Array.isArray(kept?.pages) ? kept.pages : [];
  } catch {
    return [];
  }
};

const keep = (pages: KnownPages): void => {
  try {
    const kept: StoredReads = { person: personKey(), pages: pages.slice(0, mostPages) };
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or closed storage costs only the early start.
  }
};

/**
 * Stores the reads that the page at `path` starts, for the next visit to start before the page's code has
 * loaded. Do not pass an address with a query: search terms must not be stored.
 */
export const rememberFirstReads = <Result>(path: string, begin: () => Result): Result => {
  const [result, reads] = readsBegunBy(begin);
  if (reads.length > 0) keep([[path, reads], ...knownPages().filter(([other]) => other !== path)]);
  return result;
};

const partsRead = new Map<string, Map<string, BegunRead>>();

/** Stores the reads of one part of a page; the parts together replace those of the last visit. */
export const rememberFirstReadsOfPart = (path: string, begin: () => unknown): void => {
  const [, reads] = readsBegunBy(begin);
  const known = partsRead.get(path) ?? new Map<string, BegunRead>();
  partsRead.set(path, known);
  for (const read of reads) known.set(JSON.stringify([read.call.path, read.input]), read);
  if (known.size > 0)
    keep([[path, [...known.values()]], ...knownPages().filter(([other]) => other !== path)]);
};

export const repeatFirstReads = async (path: string): Promise<void> => {
  const reads = knownPages().find(([known]) => known === path)?.[1] ?? [];
  await Promise.all(reads.map(async ({ call, input }) => beginRead(call, input)));
};
