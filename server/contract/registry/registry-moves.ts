import { Type, type Static } from 'typebox';
import { remoteIdPattern } from './registry';

export const RemoteParams = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
});
export type RemoteParams = Static<typeof RemoteParams>;

/** The uploaded version that is to be live: the next one to deploy, an older one to roll back. */
export const RemoteMove = Type.Object({ version: Type.String({ minLength: 1, maxLength: 60 }) });
export type RemoteMove = Static<typeof RemoteMove>;

export const RemoteVersion = Type.Object({
  version: Type.String(),
  isLive: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
});
export type RemoteVersion = Static<typeof RemoteVersion>;
