import sql from 'sql-template-tag';
import type { Db, Transaction } from '../../platform/db/database';
import { renameFiles } from '../../platform/files/file-changes';
import type { OriginalRow } from '../../platform/personal-data';

const findUsed = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db.many<{ id: string }>(sql`
    select resume_file_id as id from application where resume_file_id = any(${ids}::uuid[])
    union select file_id from question_answer where file_id = any(${ids}::uuid[])
    union select file_id from asked_question where file_id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Renames files that no other record uses; their contents are deleted later together with the original data.
 */
export const renameErasedFiles = async (
  tx: Transaction,
  originals: readonly OriginalRow[],
): Promise<OriginalRow[]> => {
  const owners = new Map(
    originals.flatMap(({ owner, fileIds }) => fileIds.map((id) => [id, owner] as const)),
  );
  if (owners.size === 0) return [];
  const used = await findUsed(tx, [...owners.keys()]);
  const renamed = await renameFiles(
    tx,
    [...owners.keys()].filter((id) => !used.has(id)),
    'anonymised',
  );
  return renamed.flatMap(({ id, name }) => {
    const owner = owners.get(id);
    return owner
      ? {
          ...{ owner, table: 'stored_file', key: { id }, columns: { name } },
          isDeleted: false,
          fileIds: [id],
        }
      : [];
  });
};
