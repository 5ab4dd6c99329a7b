import { getPersonKey } from '../person/person-key';
import { beginRead, recordReads, type StartedRead } from './begin-read';

type PageReads = [path: string, reads: StartedRead[]][];

interface StoredReads {
  /** Another user may lack the permissions for these reads. */
  person: string | undefined;
  pages: PageReads;
}

const key = 'first-reads';
const maxPages = 10;

const loadPages = (): PageReads => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredReads> | null;
    return kept?.person === getPersonKey() && Array.isArray(kept?.pages) ? kept.pages : [];
  } catch {
    return [];
  }
};

const storePages = (pages: PageReads): void => {
  try {
    const kept: StoredReads = { person: getPersonKey(), pages: pages.slice(0, maxPages) };
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
  const [result, reads] = recordReads(begin);
  if (reads.length > 0)
    storePages([[path, reads], ...loadPages().filter(([other]) => other !== path)]);
  return result;
};

const readsByPart = new Map<string, Map<string, StartedRead>>();

/** Stores the reads of one part of a page; the parts together replace those of the last visit. */
export const rememberFirstReadsOfPart = (path: string, begin: () => unknown): void => {
  const [, reads] = recordReads(begin);
  const known = readsByPart.get(path) ?? new Map<string, StartedRead>();
  readsByPart.set(path, known);
  for (const read of reads) known.set(JSON.stringify([read.call.path, read.input]), read);
  if (known.size > 0)
    storePages([[path, [...known.values()]], ...loadPages().filter(([other]) => other !== path)]);
};

export const repeatFirstReads = async (path: string): Promise<void> => {
  const reads = loadPages().find(([known]) => known === path)?.[1] ?? [];
  await Promise.all(reads.map(async ({ call, input }) => beginRead(call, input)));
};
