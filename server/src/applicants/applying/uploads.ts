import sql from 'sql-template-tag';
import type { UploadStart, UploadState } from '../../../contract/applicants/applying/applying';
import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Database, Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { SentFile } from '../../platform/http/body';

/** Maximum of concurrent uploads from one network. */
const maxOfNetwork = 20;
/**
 * Maximum of announced bytes of all uploads together, which are stored in the database for up to two hours.
 */
const maxBytesOfAll = 1024 * 1024 * 1024;

interface UploadOwner {
  jobId: number;
  networkHash: string;
}

const removeExpired = (db: Db): Promise<number> =>
  db.run(sql`
    delete from applicant_upload where token_hash in (
      select token_hash from applicant_upload where expires_at < now()
      limit 100 for update skip locked)`);

export const createUpload = async (
  db: Database,
  { jobId, networkHash }: UploadOwner,
  { name, size }: UploadStart,
): Promise<UploadState> => {
  await removeExpired(db);
  const upload = createRandomSecret();
  const added = await db.run(sql`
    insert into applicant_upload (token_hash, job_id, network_hash, name, size, expires_at)
    select ${computeSecretDigest(upload)}, ${jobId}::integer, ${networkHash}, ${name}, ${size}::integer,
      now() + interval '2 hours'
    where (select count(*) from applicant_upload where network_hash = ${networkHash})
        < ${maxOfNetwork}
      and (select coalesce(sum(size), 0) + ${size}::integer from applicant_upload)
        <= ${maxBytesOfAll}`);
  if (added === 0)
    throw new AppError('TOO_MANY', { message: applyingMessages.uploads, retryAfter: 60 });
  return { upload, received: 0, size };
};

interface StoredUpload {
  name: string;
  size: number;
  received: number;
}

const findUpload = (db: Db, jobId: number, upload: string): Promise<StoredUpload | undefined> =>
  db.one<StoredUpload>(sql`
    select name, size, coalesce((select sum(length(content))::integer
      from applicant_upload_piece where token_hash = stored.token_hash), 0) as received
    from applicant_upload stored
    where token_hash = ${computeSecretDigest(upload)} and job_id = ${jobId} and expires_at > now()`);

/** @throws AppError `NOT_FOUND` once the upload has expired. */
export const readUpload = async (db: Db, jobId: number, upload: string): Promise<UploadState> => {
  const stored = await findUpload(db, jobId, upload);
  if (!stored) throw new AppError('NOT_FOUND', { message: applyingMessages.upload });
  return { upload, received: stored.received, size: stored.size };
};

interface Piece {
  start: number;
  content: Buffer;
}

/** A repeated or out-of-order piece changes nothing: the response says where to continue. */
export const addUploadPiece = (
  db: Database,
  jobId: number,
  upload: string,
  { start, content }: Piece,
): Promise<UploadState> =>
  db.transaction(async (tx) => {
    await tx.run(sql`
      select from applicant_upload where token_hash = ${computeSecretDigest(upload)} for update`);
    const { received, size } = await readUpload(tx, jobId, upload);
    if (start !== received || received + content.length > size) return { upload, received, size };
    await tx.run(sql`
      insert into applicant_upload_piece (token_hash, start, content)
      values (${computeSecretDigest(upload)}, ${start}, ${content})`);
    return { upload, received: received + content.length, size };
  });

/** Returns the whole file; undefined where the upload is incomplete or has expired. */
export const readUploadedFile = async (
  db: Db,
  jobId: number,
  upload: string,
): Promise<SentFile | undefined> => {
  const stored = await findUpload(db, jobId, upload);
  if (!stored || stored.received !== stored.size) return undefined;
  const pieces = await db.many<{ content: Buffer }>(sql`
    select content from applicant_upload_piece where token_hash = ${computeSecretDigest(upload)}
    order by start`);
  const content = Buffer.concat(pieces.map((piece) => piece.content));
  return { field: 'resume', name: stored.name, mediaType: '', content };
};

export const removeUpload = (db: Db, upload: string): Promise<number> =>
  db.run(sql`delete from applicant_upload where token_hash = ${computeSecretDigest(upload)}`);

/** Stores a file of a form whose other fields have errors, so that the applicant need not choose it again. */
export const storeFormFile = async (
  db: Database,
  owner: UploadOwner,
  { name, content }: SentFile,
): Promise<string | undefined> => {
  const shown = name.slice(0, 200) || 'resume';
  const state = await createUpload(db, owner, { name: shown, size: content.length }).catch(
    () => undefined,
  );
  if (!state) return undefined;
  await addUploadPiece(db, owner.jobId, state.upload, { start: 0, content });
  return state.upload;
};

export const findUploadName = async (
  db: Db,
  jobId: number,
  upload: string,
): Promise<string | undefined> => {
  const stored = upload === '' ? undefined : await findUpload(db, jobId, upload);
  return stored && stored.received === stored.size ? stored.name : undefined;
};
