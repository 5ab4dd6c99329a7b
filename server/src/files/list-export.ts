import type { FileTarget } from '../../contract/files/file-ticket';
import type { Viewer } from '../access/actor';
import type { Db } from '../db/database';

/** A list as a file: what it is of, what was asked for, and its content when it is wanted. */
export interface ListExport {
  subject: string;
  selection: object;
  csv: () => AsyncGenerator<string>;
}

export interface ExportRequest {
  db: Db;
  viewer: Viewer;
  timeZone: string;
}

type ExportTarget = Exclude<FileTarget, { kind: 'file' }>;

interface ExportOf<Target> {
  /** The field that says which rows are meant. */
  part: keyof Target & string;
  /** @throws AppError when the person may not have it, or the target names nothing. */
  open(request: ExportRequest, target: Target): ListExport | Promise<ListExport>;
}

/** How targets of each kind are exported; a domain registers its own. */
export type Exports = {
  [Kind in ExportTarget['kind']]?: ExportOf<Extract<ExportTarget, { kind: Kind }>>;
};
