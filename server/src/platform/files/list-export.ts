import type { TSchema } from 'typebox';
import type { Viewer } from '../access/actor';
import type { Config } from '../config';
import type { Db } from '../db/database';

export interface ExportRequest {
  db: Db;
  config: Config;
  viewer: Viewer;
  timeZone: string;
  /** The company's day, `YYYY-MM-DD`. */
  today: string;
  /** Origin of the console, for addresses within a file. */
  origin: string;
}

/** The text of a file, made while it is read. */
export type Csv = () => AsyncGenerator<string>;

/** A list that can be downloaded. */
export interface ExportedList {
  /** By which tickets, files and the audit log name it: `job`. */
  name: string;
  /** The schema of what says which rows are meant. */
  rows: TSchema;
  /** What its file is called, where that is not its name and the day. */
  fileName?: (rows: object) => string;
  /** @throws AppError when the person may not have them, or they are none of the list's. */
  open(request: ExportRequest, rows: object): Csv | Promise<Csv>;
}
