import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';

const rootId = 0;

/**
 * Keeps root out of an embedded database of somebody else: what root writes there, its owner cannot
 * open afterwards, and the server does not start any more.
 * @throws StartError
 */
export const expectNotRootAtOthers = async (dataFolder: string): Promise<void> => {
  if (process.getuid?.() !== rootId) return;
  const owner = await stat(join(dataFolder, 'database')).then(
    ({ uid }) => uid,
    () => rootId,
  );
  if (owner !== rootId)
    throw new StartError(
      `The embedded database in ${dataFolder} belongs to the user with the id ${owner}, and would be ` +
        'of no use to them after root has written into it. Run this as that user: see docs/operation.md.',
    );
};
