import sql, { join, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import type { Db } from '../db/database';
import { AppError } from '../errors';

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
}

/**
 * Predicate over `stored_file`: files of a domain's records that a person may see; undefined when they
 * may see none. A domain registers one for each kind of file that it keeps.
 */
export type FileHolder = (viewer: Viewer) => Sql | undefined;

/**
 * A file of a record that the person may see.
 * @throws AppError when there is none.
 */
export const readFileRow = async (
  db: Db,
  holders: readonly FileHolder[],
  viewer: Viewer,
  id: string,
): Promise<StoredFile> => {
  const held = holders.flatMap((holder) => holder(viewer) ?? []);
  const file = await db.one<StoredFile>(sql`
    select id, name, media_type, size from stored_file
    where id = ${id} and (${join([sql`false`, ...held], ' or ')})`);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};
