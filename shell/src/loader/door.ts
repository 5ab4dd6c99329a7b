import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Mount } from '../../sdk/react';
import type { Remote } from '../registry/part';
import { classify, failureOf } from './classify';
import { federation, nameOf } from './federation';
import { listFiles } from './files-elsewhere';

/** @throws LoadFailure */
export const openDoor = async (remote: Remote): Promise<Mount> => {
  if (remote.refusal !== undefined) throw failureOf('contract', remote, remote.refusal);
  federation.register(remote.id, remote.entry);
  try {
    await listFiles(remote);
    const door = await loadRemote<{ mount?: Mount }>(`${nameOf(remote.id)}/mount`);
    if (!door?.mount) throw failureOf('contract', remote, 'It exports no "mount"');
    return door.mount;
  } catch (error) {
    throw classify(error, remote);
  }
};
