import type { One } from '../answer';
import { call } from '../call';
import type { RemoteMove, RemoteParams, RemoteVersion } from './registry-moves';

export const getRemoteVersions = call<{ params: RemoteParams; reply: One<RemoteVersion[]> }>(
  'GET',
  '/api/v1/registry/remotes/:id',
);

export const moveRemote = call<{
  params: RemoteParams;
  body: RemoteMove;
  reply: One<RemoteVersion[]>;
}>('PUT', '/api/v1/registry/remotes/:id', { changes: ['registry'] });
