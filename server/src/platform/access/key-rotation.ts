import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { hashKeyLifetimeSeconds, keyActivationDelaySeconds } from './key-ring';
import type { KeySeal } from './key-seal';
import {
  addSigningKey,
  generateSecrets,
  withLockedSigningKeys,
  readSigningKeys,
} from './stored-keys';

const removeExpiredKeys = (db: Db): Promise<number> =>
  db.run(sql`
    delete from signing_key where id in (
      select id from (
        select id, lead(used_from) over (order by used_from) as replaced_at from signing_key
      ) followed where replaced_at < now() - make_interval(secs => ${hashKeyLifetimeSeconds}::float))`);

/**
 * All servers use the new key after two minutes; tokens of earlier keys stay valid until they expire.
 * `isAtOnce` deletes the earlier keys, which signs everybody out.
 */
export const rotateKeys = (db: Db, seal: KeySeal, isAtOnce = false): Promise<void> =>
  withLockedSigningKeys(db, async (inner) => {
    // Reading the keys throws under a wrong secret: other servers could not decrypt a key that is
    // encrypted with it.
    await readSigningKeys(inner, seal);
    if (isAtOnce) await inner.run(sql`delete from signing_key`);
    else await removeExpiredKeys(inner);
    await addSigningKey(inner, seal, generateSecrets(), isAtOnce ? 0 : keyActivationDelaySeconds);
  });
