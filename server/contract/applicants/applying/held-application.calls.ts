import type { Many, One } from '../../answer';
import { call } from '../../call';
import type { ChangedHeld, HeldApplication, HeldQuery, HeldSelection } from './held-application';

const path = '/api/v1/held-applications';
const kind = 'held-application';

export const getHeldApplications = call<{ query: HeldQuery; reply: Many<HeldApplication> }>(
  'GET',
  path,
  { shows: [kind] },
);

/** Takes them into the lists, as if they had come unsuspected. */
export const releaseHeldApplications = call<{ body: HeldSelection; reply: One<ChangedHeld> }>(
  'POST',
  `${path}/release`,
  { changes: [kind, 'application', 'duplicate'] },
);

/** Deletes them with their files. */
export const deleteHeldApplications = call<{ body: HeldSelection; reply: One<ChangedHeld> }>(
  'POST',
  `${path}/delete`,
  { changes: [kind] },
);
