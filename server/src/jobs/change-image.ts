import sql from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { invalidField } from '../errors';
import { addFile, dropFiles, type CheckedFile } from '../files/file-changes';
import type { Storage } from '../files/storage/storage';

interface ImageChange {
  jobId: number;
  actorId: number;
  image: CheckedFile | undefined;
  /** The image that the form left; empty for none, absent for unchanged. */
  seoImageId: string | undefined;
}

/** Gives a job its new image or takes the old one away, inside the caller's transaction. */
export const changeImage = async (
  tx: Transaction,
  storage: Storage,
  { jobId, actorId, image, seoImageId }: ImageChange,
): Promise<void> => {
  if (!image && seoImageId === undefined) return;
  const job = await tx.one<{ stored: string | null }>(
    sql`select seo_image_file_id as stored from job where id = ${jobId}`,
  );
  const stored = job?.stored ?? null;
  if (seoImageId && seoImageId !== stored)
    throw invalidField('seoImageId', 'This image is no longer that of the job. Choose it again.');
  if (!image && seoImageId === (stored ?? '')) return;
  const added = image ? await addFile(tx, storage, image, actorId) : null;
  await tx.run(sql`update job set seo_image_file_id = ${added} where id = ${jobId}`);
  if (stored) await dropFiles(tx, storage, [stored]);
};
