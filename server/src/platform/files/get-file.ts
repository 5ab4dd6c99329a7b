import sql, { join, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import type { Db } from '../db/database';
import { AppError } from '../errors';

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  /** Size of the file in bytes. */
  size: number;
  /** True if browsers may display the file; false for files that can only be downloaded. */
  mayShow: boolean;
}

/**
 * Predicate over `stored_file` for the files that a user may open; undefined for none. A domain registers one
 * per kind of file.
 */
export type FileVisibility = (viewer: Viewer) => Sql | undefined;

export interface FileRules {
  holders: readonly FileVisibility[];
  /** Rules for files that can only be downloaded and not displayed, since a stranger sent them. */
  downloads: readonly FileVisibility[];
}

/** @throws AppError when the file does not exist or the user may not open it. */
export const readFileRow = async (
  db: Db,
  { holders, downloads }: FileRules,
  viewer: Viewer,
  id: string,
): Promise<StoredFile> => {
  const isSeen = (kinds: readonly FileVisibility[]): Sql =>
    sql`(${join([sql`false`, ...kinds.flatMap((holder) => holder(viewer) ?? [])], ' or ')})`;
  const file = await db.one<StoredFile>(sql`
    select id, name, media_type, size, ${isSeen(holders)} as "mayShow" from stored_file
    where id = ${id} and (${isSeen(holders)} or ${isSeen(downloads)})`);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};
