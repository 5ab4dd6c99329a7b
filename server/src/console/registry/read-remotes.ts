import sql from 'sql-template-tag';
import type { DeployedRemote } from '../../../contract/console/registry/registry-moves';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { canaryUserCountsJson } from './canary-people';
import { formatUtc } from './format-utc';

const canaryPeople = sql`
  case when taken_back_at is null then ${canaryUserCountsJson}
    else json_build_object('opened', opened, 'failed', failed) end`;

export const readRemotes = (db: Db): Promise<DeployedRemote[]> =>
  db.many<DeployedRemote>(sql`
    select pointer.remote_id as id, pointer.version, previous_version as "previousVersion",
      is_enabled as "isEnabled", ${formatUtc(sql`moved_at`)} as "movedAt",
      case when canary.version is not null then json_build_object(
        'version', canary.version, 'share', share, 'beganAt', ${formatUtc(sql`began_at`)},
        'people', ${canaryPeople}, 'takenBackAt', ${formatUtc(sql`taken_back_at`)}) end as canary
    from remote_pointer pointer left join remote_canary canary using (remote_id)
    order by pointer.remote_id`);

/** @throws AppError where the remote has no current version. */
export const readRemote = async (db: Db, id: string): Promise<DeployedRemote> => {
  const found = (await readRemotes(db)).find((remote) => remote.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};
