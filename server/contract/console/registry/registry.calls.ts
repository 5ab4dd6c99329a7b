import type { One } from '../../answer';
import { call } from '../../call';
import type { RemoteHealth, RemoteReport, VersionPeople } from './registry-health';
import type {
  DeployedRemote,
  RemoteAvailability,
  RemoteMove,
  RemoteParams,
  RemoteTrial,
  RemoteUpload,
  RemoteVersion,
} from './registry-moves';

const remotePath = '/api/v1/registry/remotes/:id';
const changes = ['registry'];

export const getRemotes = call<{ reply: One<DeployedRemote[]> }>('GET', '/api/v1/registry/remotes');

export const getRemoteVersions = call<{ params: RemoteParams; reply: One<RemoteVersion[]> }>(
  'GET',
  remotePath,
);

export const uploadRemote = call<{
  params: RemoteParams;
  body: RemoteUpload;
  reply: One<RemoteVersion>;
}>('POST', `${remotePath}/versions`, { changes });

/**
 * Makes a version of a remote live. `If-Match` with the quoted live version prevents overwriting a concurrent
 * change.
 */
export const moveRemote = call<{
  params: RemoteParams;
  body: RemoteMove;
  reply: One<RemoteVersion[]>;
}>('PUT', remotePath, { changes });

export const switchRemote = call<{
  params: RemoteParams;
  body: RemoteAvailability;
  reply: One<DeployedRemote>;
}>('PUT', `${remotePath}/availability`, { changes });

/**
 * Starts a canary release. `If-Match` with the quoted text of `stateOf` prevents overwriting a concurrent
 * change.
 */
export const tryRemote = call<{
  params: RemoteParams;
  body: RemoteTrial;
  reply: One<DeployedRemote>;
}>('PUT', `${remotePath}/canary`, { changes });

export const withdrawRemote = call<{ params: RemoteParams; reply: One<DeployedRemote> }>(
  'DELETE',
  `${remotePath}/canary`,
  { changes },
);

export const getRemoteHealth = call<{ reply: One<RemoteHealth[]> }>(
  'GET',
  '/api/v1/registry/health',
);

/** People who opened a version of a remote; only for signed-in users, not for service tokens. */
export const getRemotePeople = call<{ params: RemoteParams; reply: One<VersionPeople[]> }>(
  'GET',
  `${remotePath}/people`,
);

export const reportRemotes = call<{ body: RemoteReport; reply: One<{ isKept: boolean }> }>(
  'POST',
  '/api/v1/remote-reports',
  { changes: [] },
);
