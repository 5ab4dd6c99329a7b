import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { retentionDays } from './collect-versions';

export interface RemoteQuota {
  versions: number;
  megabytes: number;
}

/** Uploads of a remote run one at a time, so that two cannot use the same remaining quota. */
export const lockRemote = (tx: Transaction, id: string): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(4208, hashtext(${id}))`);

/** @throws AppError when a version of this size would exceed the remote's quota. */
export const assertQuota = async (
  tx: Transaction,
  id: string,
  quota: RemoteQuota,
  bytes: number,
): Promise<void> => {
  const kept = await tx.one<{ versions: number; bytes: number }>(sql`
    select count(*)::integer as versions, coalesce(sum(bytes), 0)::float as bytes
    from remote_version where remote_id = ${id} and is_archived`);
  const { versions = 0, bytes: keptBytes = 0 } = kept ?? {};
  const full =
    versions >= quota.versions
      ? `${quota.versions} versions of ${id} are kept, and no more may be (REMOTE_VERSIONS).`
      : keptBytes + bytes > quota.megabytes * 1024 * 1024 &&
        `With this version ${id} takes more than its ${quota.megabytes} MB (REMOTE_MEGABYTES).`;
  if (full)
    throw invalidField(
      'archive',
      `${full} A version goes ${retentionDays} days after it was last served: send this one then, or have the limit raised.`,
    );
};
