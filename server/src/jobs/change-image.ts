import sql from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { invalidField } from '../errors';
import { addFile, dropFiles, type CheckedFile } from '../files/file-changes';
import { checkedFile, imageInspection, type FileInspector } from '../files/file-inspector';
import type { Storage } from '../files/storage/storage';
import type { SentFile } from '../http/body';

/** The image that came with a form; an empty file field is none. */
export const sentImage = async (
  inspector: FileInspector,
  files: readonly SentFile[],
  personId: number,
): Promise<CheckedFile | undefined> => {
  const sent = files.filter(
    ({ field, name, content }) => field === 'file' && (name || content.length),
  );
  if (sent.length > 1) throw invalidField('file', 'Send one image.');
  return sent[0] && checkedFile(inspector, imageInspection, sent[0], personId);
};

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
