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

/** The version that a share of the people, in per cent, is to be given before everybody. */
export const RemoteTrial = Type.Object({
  version: Type.String({ minLength: 1, maxLength: 60 }),
  share: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type RemoteTrial = Static<typeof RemoteTrial>;

/** A .tar.gz of a built remote's folder, `remote.json` and all. */
export const RemoteUpload = Type.Object({ archive: FilePart });
export type RemoteUpload = Static<typeof RemoteUpload>;

/** Whether the console offers a remote; one that is switched off keeps its version. */
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

/** A version that a share of the people is given, or that its failures took back from them. */
export const Canary = Type.Object({
  version: Type.String(),
  share: Type.Integer({ minimum: 1, maximum: 100 }),
  beganAt: Instant,
  /** Of those who opened it in the last 24 hours. */
  people: Type.Object({ opened: Count, failed: Count }),
  /** When its failures took it back; null while it runs. */
  takenBackAt: Type.Union([Instant, Type.Null()]),
});
export type Canary = Static<typeof Canary>;

/** A remote that has a live version, with its owner's last move. */
export const DeployedRemote = Type.Object({
  id: Type.String(),
  version: Type.String(),
  /** The version that was live before; null where this is the first. */
  previousVersion: Type.Union([Type.String(), Type.Null()]),
  isEnabled: Type.Boolean(),
  /** When the version went live. */
  movedAt: Instant,
  canary: Type.Union([Canary, Type.Null()]),
});
export type DeployedRemote = Static<typeof DeployedRemote>;
