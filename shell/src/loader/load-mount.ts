import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Mount } from '../../sdk/react';
import type { Remote } from '../registry/registered-entry';
import { classifyLoadError, createLoadFailure } from './classify-load-error';
import { federation, toFederationContainerName } from './federation';
import { loadFileHashes } from './files-elsewhere';

/** @throws LoadFailure */
export const loadRemoteMount = async (remote: Remote): Promise<Mount> => {
  if (remote.refusal !== undefined) throw createLoadFailure('contract', remote, remote.refusal);
  federation.register(remote.id, remote.entry);
  try {
    await loadFileHashes(remote);
    const door = await loadRemote<{ mount?: Mount }>(
      `${toFederationContainerName(remote.id)}/mount`,
    );
    if (!door?.mount) throw createLoadFailure('contract', remote, 'It exports no "mount"');
    return door.mount;
  } catch (error) {
    throw classifyLoadError(error, remote);
  }
};
