import { Type, type Static } from 'typebox';
import { FilePart } from '../../answer';
import { remoteIdPattern } from './registry';

export const RemoteParams = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
});
export type RemoteParams = Static<typeof RemoteParams>;

/** Uploaded version to make live; a newer version is a deployment, an older one a rollback. */
export const RemoteMove = Type.Object({ version: Type.String({ minLength: 1, maxLength: 60 }) });
export type RemoteMove = Static<typeof RemoteMove>;

/** `share` is the percentage of people who get the version. */
export const RemoteTrial = Type.Object({
  version: Type.String({ minLength: 1, maxLength: 60 }),
  share: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type RemoteTrial = Static<typeof RemoteTrial>;

/** Upload of a built remote: a .tar.gz of its folder, including `remote.json`. */
export const RemoteUpload = Type.Object({ archive: FilePart });
export type RemoteUpload = Static<typeof RemoteUpload>;

/** A disabled remote keeps its live version. */
export const RemoteAvailability = Type.Object({ isEnabled: Type.Boolean() });
export type RemoteAvailability = Static<typeof RemoteAvailability>;

const Instant = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });

export const RemoteVersion = Type.Object({
  version: Type.String(),
  isLive: Type.Boolean(),
  createdAt: Instant,
});
export type RemoteVersion = Static<typeof RemoteVersion>;

export const Canary = Type.Object({
  version: Type.String(),
  share: Type.Integer({ minimum: 1, maximum: 100 }),
  beganAt: Instant,
  /** Number of people who opened the canary release in the last 24 hours, and for how many it failed. */
  people: Type.Object({ opened: Count, failed: Count }),
  takenBackAt: Type.Union([Instant, Type.Null()]),
});
export type Canary = Static<typeof Canary>;

export const DeployedRemote = Type.Object({
  id: Type.String(),
  version: Type.String(),
  previousVersion: Type.Union([Type.String(), Type.Null()]),
  isEnabled: Type.Boolean(),
  movedAt: Instant,
  canary: Type.Union([Canary, Type.Null()]),
});
export type DeployedRemote = Static<typeof DeployedRemote>;
