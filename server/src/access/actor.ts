import type { Grant, Permission, Role } from '../../contract/permission';
import type { GrantOf } from './table';

/** What a person may do; the widest scope wins where two roles grant the same. */
export interface Grants {
  get<P extends Permission>(permission: P): GrantOf<P> | undefined;
  has(permission: Permission): boolean;
  values(): Iterable<Grant>;
}

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
