import type { One } from '../answer';
import { call } from '../call';
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

const remote = '/api/v1/registry/remotes/:id';
const changes = ['registry'];

export const getRemotes = call<{ reply: One<DeployedRemote[]> }>('GET', '/api/v1/registry/remotes');

export const getRemoteVersions = call<{ params: RemoteParams; reply: One<RemoteVersion[]> }>(
  'GET',
  remote,
);

/** Adds a version; it goes live by a move. */
export const uploadRemote = call<{
  params: RemoteParams;
  body: RemoteUpload;
  reply: One<RemoteVersion>;
}>('POST', `${remote}/versions`, { changes });

/** With `If-Match`, the live version in quotes, it moves nothing that someone else moved meanwhile. */
export const moveRemote = call<{
  params: RemoteParams;
  body: RemoteMove;
  reply: One<RemoteVersion[]>;
}>('PUT', remote, { changes });

export const switchRemote = call<{
  params: RemoteParams;
  body: RemoteAvailability;
  reply: One<DeployedRemote>;
}>('PUT', `${remote}/availability`, { changes });

/** With `If-Match`, as `stateOf` writes it, it gives nothing in place of what someone else moved meanwhile. */
export const tryRemote = call<{
  params: RemoteParams;
  body: RemoteTrial;
  reply: One<DeployedRemote>;
}>('PUT', `${remote}/canary`, { changes });

/** Gives everybody the live version again. */
export const withdrawRemote = call<{ params: RemoteParams; reply: One<DeployedRemote> }>(
  'DELETE',
  `${remote}/canary`,
  { changes },
);

export const getRemoteHealth = call<{ reply: One<RemoteHealth[]> }>(
  'GET',
  '/api/v1/registry/health',
);

/** Who has which version open, for people only. */
export const getRemotePeople = call<{ params: RemoteParams; reply: One<VersionPeople[]> }>(
  'GET',
  `${remote}/people`,
);

/** Sent by every open tab now and then. */
export const reportRemotes = call<{ body: RemoteReport; reply: One<{ isKept: boolean }> }>(
  'POST',
  '/api/v1/remote-reports',
  { changes: [] },
);
