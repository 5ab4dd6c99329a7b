import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Mount } from '../../sdk/react';
import type { Remote } from '../registry/part';
import { classify, createFailure } from './classify';
import { federation, toContainerName } from './federation';
import { listFiles } from './files-elsewhere';

/** @throws LoadFailure */
export const loadMount = async (remote: Remote): Promise<Mount> => {
  if (remote.refusal !== undefined) throw createFailure('contract', remote, remote.refusal);
  federation.register(remote.id, remote.entry);
  try {
    await listFiles(remote);
    const door = await loadRemote<{ mount?: Mount }>(`${toContainerName(remote.id)}/mount`);
    if (!door?.mount) throw createFailure('contract', remote, 'It exports no "mount"');
    return door.mount;
  } catch (error) {
    throw classify(error, remote);
  }
};
