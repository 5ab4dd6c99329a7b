import type { TSchema } from 'typebox';
import type { ExportColumns } from '../../../contract/platform/files/file-ticket';
import type { Viewer } from '../access/actor';
import type { Config } from '../config';
import type { Db } from '../db/database';

export interface ExportRequest {
  db: Db;
  config: Config;
  viewer: Viewer;
  timeZone: string;
  /** Date in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  origin: string;
  /** Columns that the user chose; by default all, in the list's order. */
  columns?: ExportColumns | undefined;
  /** Called for each sent batch with its number of rows. */
  count?: (rows: number) => void;
}

export type CsvGenerator = () => AsyncGenerator<string>;

export interface ExportedList {
  /** Name of the list in tickets, file names and the audit log, such as `job`. */
  name: string;
  rows: TSchema;
  fileName?: (rows: object) => string;
  /**
   * @throws AppError when the user may not export these rows, or the list does not contain them.
   */
  open(request: ExportRequest, rows: object): CsvGenerator | Promise<CsvGenerator>;
}
