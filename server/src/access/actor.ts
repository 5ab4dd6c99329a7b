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
  userId: number;
  roles: readonly Role[];
  grants: Grants;
}

/** The signed-in person behind a request. */
export interface Actor extends Viewer {
  sessionId: string;
  /** Public client id that the session was opened for. */
  app: string;
}
