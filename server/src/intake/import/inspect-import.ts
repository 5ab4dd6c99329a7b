import type { SentFile } from '../../http/body';
import { parseFile, type ParsedFile } from './parse-file';

/** A file that was read: its rows as JSON texts, which pass between threads and on to the database whole. */
export interface ReadImport extends Omit<ParsedFile, 'rows'> {
  total: number;
  /** Lists of `{line, cells}`, some thousand in one text. */
  batches: string[];
}

const rowsOfBatch = 2_000;

/** @throws AppError naming `file` with what to mend. */
export const inspectImport = async ({ content }: SentFile): Promise<ReadImport> => {
  const { rows, ...file } = await parseFile(content);
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += rowsOfBatch)
    batches.push(JSON.stringify(rows.slice(from, from + rowsOfBatch)));
  return { ...file, total: rows.length, batches };
};
