import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import { toActionScope } from '../applications/action-scope';

export const waitingQuarantineSource: WaitingSource = {
  kind: 'held-application',
  one: 'application waits in the quarantine',
  many: 'applications wait in the quarantine',
  order: 45,
  route: 'applicants.quarantine',
  rows: (actor) => {
    const jobs = toActionScope(actor, 'application:create');
    return jobs && sql`held_application held join job on job.id = held.job_id where ${jobs}`;
  },
};
