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
  /** The company's date, `YYYY-MM-DD`. */
  today: string;
  origin: string;
  /** Chosen by the user; by default all, as the list declares them. */
  columns?: ExportColumns | undefined;
  /** Called with the number of rows of each batch that is sent. */
  count?: (rows: number) => void;
}

export type CsvGenerator = () => AsyncGenerator<string>;

export interface ExportedList {
  /** Name in tickets, file names and the audit log, such as `job`. */
  name: string;
  rows: TSchema;
  fileName?: (rows: object) => string;
  /** @throws AppError when the viewer may not export these rows, or the list does not have them. */
  open(request: ExportRequest, rows: object): CsvGenerator | Promise<CsvGenerator>;
}
