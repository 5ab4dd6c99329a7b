import sql from 'sql-template-tag';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../db/database';
import type { FileStorage } from './storage';

export const copyFileContents = async (
  db: Db,
  from: FileStorage,
  to: FileStorage,
): Promise<number> => {
  const known = await db.many<{ name: string }>(sql`
    select 'files/' || id as name from stored_file
    union all select 'remote-archives/' || remote_id || '@' || version || '.tar'
    from remote_version where is_archived
    union all select 'shell-archives/' || version || '.tar' from shell_build`);
  let copied = 0;
  for (const { name } of known) {
    const content = await from.read(name);
    if (!content) continue;
    await to.put(db, name, await buffer(content));
    copied += 1;
  }
  return copied;
};
