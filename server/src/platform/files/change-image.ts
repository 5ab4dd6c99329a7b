import sql, { raw } from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { invalidField } from '../errors';
import { addFile, deleteFiles, type CheckedFile } from './file-changes';
import type { FileStorage } from './storage/storage';

interface ImageChange {
  record: { table: string; column: string; id: number };
  actorId: number;
  image: CheckedFile | undefined;
  /**
   * `id` is the value of `field`: the current image's id leaves the image, an empty one removes it, an absent
   * one changes nothing.
   */
  left: { field: string; id: string | undefined };
}

export const changeImage = async (
  tx: Transaction,
  storage: FileStorage,
  { record: { table, column, id }, actorId, image, left }: ImageChange,
): Promise<void> => {
  if (!image && left.id === undefined) return;
  const row = await tx.one<{ stored: string | null }>(
    sql`select ${raw(column)} as stored from ${raw(table)} where id = ${id}`,
  );
  const stored = row?.stored ?? null;
  if (left.id && left.id !== stored)
    throw invalidField(left.field, 'This image is no longer the stored one. Choose it again.');
  if (!image && left.id === (stored ?? '')) return;
  const added = image ? await addFile(tx, storage, image, actorId) : null;
  await tx.run(sql`update ${raw(table)} set ${raw(column)} = ${added} where id = ${id}`);
  if (stored) await deleteFiles(tx, [stored]);
};
