import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announceRegistry } from './announce-registry';
import {
  endCanary,
  lockPointers,
  movePointer,
  listOtherContributions,
  readPointers,
} from './pointers';
import { findPromotionProblem } from './promotion.rule';
import { assertVersionExists } from './versions';

interface MoveRequest {
  id: string;
  version: string;
  /** Current version that the caller expects; undefined accepts any. */
  from?: string;
  /** Id of the user who moves the remote; negative for a service token. */
  movedBy: number;
}

/** @throws AppError when the version conflicts with other remotes, or the remote changed meanwhile. */
export const moveRemote = (
  db: Database,
  platform: string,
  { id, version, from, movedBy }: MoveRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const live = await readPointers(tx);
    const current = live.find((remote) => remote.id === id);
    if (from !== undefined && from !== current?.version)
      throw new AppError('PRECONDITION_FAILED', {
        message: `${id} ${current?.version ?? 'is not live and'} went live meanwhile. Look at it, then move it again.`,
      });
    const { contributions } = await assertVersionExists(tx, id, version);
    const problem = findPromotionProblem(contributions, listOtherContributions(live, id), platform);
    if (problem) throw invalidField('version', `This version cannot go live: ${problem}`);
    await movePointer(tx, id, version, movedBy);
  });

/** @throws AppError when the remote conflicts with others that were enabled meanwhile. */
export const enableOrDisableRemote = (
  db: Database,
  platform: string,
  { id, isEnabled, movedBy }: { id: string; isEnabled: boolean; movedBy: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const live = await readPointers(tx);
    const current = live.find((remote) => remote.id === id);
    if (!current) throw new AppError('NOT_FOUND');
    if (current.isEnabled === isEnabled) return;
    const problem =
      isEnabled &&
      findPromotionProblem(current.contributions, listOtherContributions(live, id), platform);
    if (problem) throw invalidField('isEnabled', `It cannot come back: ${problem}`);
    await tx.run(sql`update remote_pointer set is_enabled = ${isEnabled} where remote_id = ${id}`);
    const canary = await endCanary(tx, id);
    const deed = isEnabled ? 'registry.enable' : 'registry.disable';
    const details = { id, ...(canary !== undefined && { canary }) };
    await audit(tx, movedBy, deed, { details }, 'remote');
    announceRegistry(tx);
  });
