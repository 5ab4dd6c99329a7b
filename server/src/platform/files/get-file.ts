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
 * Predicate over `stored_file` for the files that a viewer may see; undefined for none. A domain
 * registers one per kind of file.
 */
export type FileVisibility = (viewer: Viewer) => Sql | undefined;

/** @throws AppError when the file does not exist or the viewer may not see it. */
export const readFileRow = async (
  db: Db,
  holders: readonly FileVisibility[],
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
