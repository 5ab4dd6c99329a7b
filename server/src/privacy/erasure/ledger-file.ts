import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Entry about an erasure in the ledger outside the database: ids, time and reason, but no name. */
export interface LedgerEntry {
  applicantIds: number[];
  erasedAt: string;
  reason: string;
  rule: string;
  isRestored?: true;
}

const toPath = (folder: string): string => join(folder, 'erasures.jsonl');

const parseLine = (line: string): LedgerEntry[] => {
  try {
    return [JSON.parse(line) as LedgerEntry];
  } catch {
    // A server that was killed while writing leaves an incomplete line.
    return [];
  }
};

export const readLedger = async (folder: string): Promise<LedgerEntry[]> => {
  const text = await readFile(toPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => (line === '' ? [] : parseLine(line)));
};

/** Appends entries to the ledger, a file that only its owner can read. */
export const appendLedger = async (
  folder: string,
  entries: readonly LedgerEntry[],
): Promise<void> => {
  if (entries.length === 0) return;
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await appendFile(toPath(folder), `\n${lines}`, { mode: 0o600 });
};

const toMark = ({ applicantIds, erasedAt }: LedgerEntry): string =>
  `${new Date(erasedAt).getTime()} ${applicantIds.join(',')}`;

export const listEntriesInForce = (entries: readonly LedgerEntry[]): LedgerEntry[] => {
  const standing = new Map<string, LedgerEntry>();
  for (const entry of entries)
    if (entry.isRestored) standing.delete(toMark(entry));
    else standing.set(toMark(entry), entry);
  return [...standing.values()];
};

export const excludeKnownLedgerEntries = (
  entries: readonly LedgerEntry[],
  known: readonly LedgerEntry[],
): LedgerEntry[] => {
  const marks = new Set(known.map(toMark));
  return entries.filter((entry) => !marks.has(toMark(entry)));
};
