import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { hashesLive, untilUsed } from './key-ring';
import type { KeySeal } from './key-seal';
import { addKey, generateSecrets, holdKeys, readKeys } from './stored-keys';

const removeOutlived = (db: Db): Promise<number> =>
  db.run(sql`
    delete from signing_key where id in (
      select id from (
        select id, lead(used_from) over (order by used_from) as replaced_at from signing_key
      ) followed where replaced_at < now() - make_interval(secs => ${hashesLive}::float))`);

/**
 * Adds a key that all servers use from two minutes on; what the one before it signed stays valid until
 * it ends by itself. At once, no other key is left, and everybody has to sign in again.
 */
export const rotateKeys = (db: Db, seal: KeySeal, isAtOnce = false): Promise<void> =>
  holdKeys(db, async (inner) => {
    // One who cannot open the keys must not add one that the others cannot open.
    await readKeys(inner, seal);
    if (isAtOnce) await inner.run(sql`delete from signing_key`);
    else await removeOutlived(inner);
    await addKey(inner, seal, generateSecrets(), isAtOnce ? 0 : untilUsed);
  });
