import sql from 'sql-template-tag';
import { stateOf } from '../../../contract/console/registry/remote-state';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announceRegistry } from './announce-registry';
import { endCanary, lockPointers, listOtherContributions, readPointers } from './pointers';
import { findPromotionProblem } from './promotion.rule';
import { assertVersionExists } from './versions';

interface CanaryStart {
  id: string;
  version: string;
  /** Percentage of users who get the canary version. */
  share: number;
  /** State of the remote that the caller expects, as `stateOf` formats it; undefined accepts any. */
  from?: string;
  /** Id of the user who started the canary release; negative for a service token. */
  begunBy: number;
}

/** @throws AppError when the version conflicts with other remotes, or the remote changed meanwhile. */
export const startCanary = (
  db: Database,
  platform: string,
  { id, version, share, from, begunBy }: CanaryStart,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const all = await readPointers(tx);
    const current = all.find((remote) => remote.id === id);
    if (!current) throw new AppError('NOT_FOUND');
    if (!current.isEnabled)
      throw new AppError('NOT_FOUND', {
        message: `${id} is switched off. Switch it on, then try a version of it.`,
      });
    if (from !== undefined && from !== stateOf(current))
      throw new AppError('PRECONDITION_FAILED', {
        message: `${id} serves ${stateOf(current)} meanwhile. Look at it, then begin again.`,
      });
    if (version === current.version)
      throw invalidField('version', 'This version is live already, for everybody.');
    const { contributions } = await assertVersionExists(tx, id, version);
    const problem = findPromotionProblem(contributions, listOtherContributions(all, id), platform);
    if (problem) throw invalidField('version', `This version cannot be tried: ${problem}`);
    if (current.canary?.version === version)
      await tx.run(sql`update remote_canary set share = ${share} where remote_id = ${id}`);
    else {
      await endCanary(tx, id);
      await tx.run(sql`
        insert into remote_canary (remote_id, version, share) values (${id}, ${version}, ${share})`);
    }
    await audit(tx, begunBy, 'registry.canary', { details: { id, version, share } }, 'remote');
    announceRegistry(tx);
  });

/** @throws AppError when there is no canary release. */
export const withdrawCanary = (
  db: Database,
  { id, withdrawnBy }: { id: string; withdrawnBy: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const all = await readPointers(tx);
    if (!all.some((remote) => remote.id === id)) throw new AppError('NOT_FOUND');
    const version = await endCanary(tx, id);
    if (version !== undefined)
      await audit(tx, withdrawnBy, 'registry.withdraw', { details: { id, version } }, 'remote');
    announceRegistry(tx);
  });
