import type { Grant, Permission, Role } from '../../contract/permission';

/** The signed-in person behind a request. */
export interface Actor {
  userId: number;
  sessionId: string;
  /** Public client id that the session was opened for. */
  app: string;
  roles: readonly Role[];
  /** What the roles permit; the widest scope wins where two roles grant the same. */
  grants: ReadonlyMap<Permission, Grant>;
}
