import { getPersonKey } from '../person/person-key';
import { beginRead, collectStartedReads, type StartedRead } from './begin-read';

type StoredReadsByPage = [path: string, reads: StartedRead[]][];

interface StoredFirstReads {
  /** Id of the user for whom the reads were stored, since another user may lack the permissions for them. */
  person: string | undefined;
  pages: StoredReadsByPage;
}

const firstReadsKey = 'first-reads';
const maxStoredPages = 10;

const loadPageReads = (): StoredReadsByPage => {
  try {
    const kept = JSON.parse(
      localStorage.getItem(firstReadsKey) ?? 'null',
    ) as Partial<StoredFirstReads> | null;
    return kept?.person === getPersonKey() && Array.isArray(kept?.pages) ? kept.pages : [];
  } catch {
    return [];
  }
};

const storePageReads = (pages: StoredReadsByPage): void => {
  try {
    const kept: StoredFirstReads = {
      person: getPersonKey(),
      pages: pages.slice(0, maxStoredPages),
    };
    localStorage.setItem(firstReadsKey, JSON.stringify(kept));
  } catch {
    // Errors are ignored: without stored reads, the next visit only starts its reads later.
  }
};

/**
 * Stores which reads the page at `path` starts, so that the next visit can start them before the page's code
 * has loaded. `path` must not contain a query, since search terms must not be stored.
 */
export const rememberFirstReads = <Result>(path: string, begin: () => Result): Result => {
  const [result, reads] = collectStartedReads(begin);
  if (reads.length > 0)
    storePageReads([[path, reads], ...loadPageReads().filter(([other]) => other !== path)]);
  return result;
};

const readsByPart = new Map<string, Map<string, StartedRead>>();

/** Stores the reads of one part of a page; the reads of all parts replace those of the previous visit. */
export const rememberFirstReadsOfPart = (path: string, begin: () => unknown): void => {
  const [, reads] = collectStartedReads(begin);
  const known = readsByPart.get(path) ?? new Map<string, StartedRead>();
  readsByPart.set(path, known);
  for (const read of reads) known.set(JSON.stringify([read.call.path, read.input]), read);
  if (known.size > 0)
    storePageReads([
      [path, [...known.values()]],
      ...loadPageReads().filter(([other]) => other !== path),
    ]);
};

export const repeatFirstReads = async (path: string): Promise<void> => {
  const reads = loadPageReads().find(([known]) => known === path)?.[1] ?? [];
  await Promise.all(reads.map(async ({ call, input }) => beginRead(call, input)));
};
