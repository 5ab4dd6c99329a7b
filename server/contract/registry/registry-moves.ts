import { Type, type Static } from 'typebox';
import { FilePart } from '../answer';
import { remoteIdPattern } from './registry';

export const RemoteParams = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
});
export type RemoteParams = Static<typeof RemoteParams>;

/** The uploaded version that is to be live: the next one to deploy, an older one to roll back. */
export const RemoteMove = Type.Object({ version: Type.String({ minLength: 1, maxLength: 60 }) });
export type RemoteMove = Static<typeof RemoteMove>;

/** A .tar.gz of a built remote's folder, `remote.json` and all. */
export const RemoteUpload = Type.Object({ archive: FilePart });
export type RemoteUpload = Static<typeof RemoteUpload>;

/** Whether the console offers a remote; one that is switched off keeps its version. */
export const RemoteAvailability = Type.Object({ isEnabled: Type.Boolean() });
export type RemoteAvailability = Static<typeof RemoteAvailability>;

const Instant = Type.String({ format: 'date-time' });

export const RemoteVersion = Type.Object({
  version: Type.String(),
  isLive: Type.Boolean(),
  createdAt: Instant,
});
export type RemoteVersion = Static<typeof RemoteVersion>;

/** A remote that has a live version, with its owner's last move. */
export const DeployedRemote = Type.Object({
  id: Type.String(),
  version: Type.String(),
  /** The version that was live before; null where this is the first. */
  previousVersion: Type.Union([Type.String(), Type.Null()]),
  isEnabled: Type.Boolean(),
  /** When the version went live. */
  movedAt: Instant,
});
export type DeployedRemote = Static<typeof DeployedRemote>;
