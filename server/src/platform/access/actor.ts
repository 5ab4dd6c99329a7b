import type { Role } from '../../../contract/permission';
import type { Grants } from './table';

/** A person by what they may see and do. */
export interface Viewer {
  /** Of another system that calls with a service token, the token's id below zero. */
  userId: number;
  roles: readonly Role[];
  grants: Grants;
}

/** Who is behind a request: a person who is signed in, or another system. */
export interface Actor extends Viewer {
  /** Empty for another system. */
  sessionId: string;
  /** Public client id that the session was opened for. */
  app: string;
  /** It is another system, with the permissions of its rights and no role. */
  isService?: true;
  /** Of another system: id of the one remote that it deploys; empty where it deploys none. */
  remote?: string;
}
