import type { Role } from '../../../contract/permission';
import type { Grants } from './access-table';

export interface Viewer {
  /** Id of the user. For a service token it is the token's id, negated. */
  userId: number;
  roles: readonly Role[];
  grants: Grants;
}

/** The caller of a request: a signed-in user, or another system with a service token. */
export interface Actor extends Viewer {
  sessionId: string;
  app: string;
  isService?: true;
  /** Id of the only remote that the service token may deploy; empty if it may deploy none. */
  remote?: string;
}
