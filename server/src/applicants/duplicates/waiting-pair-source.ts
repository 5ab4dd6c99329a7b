import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import { toActionScope } from '../applications/action-scope';
import { isPairInScopeSql } from './pairs-in-scope';

export const waitingDuplicatePairSource: WaitingSource = {
  kind: 'duplicate',
  one: 'pair of duplicates is to be decided',
  many: 'pairs of duplicates are to be decided',
  order: 40,
  route: 'applicants.duplicates',
  rows: (actor) => {
    const jobs = toActionScope(actor, 'application:merge');
    return (
      jobs &&
      sql`duplicate_pair pair
        join applicant first on first.id = pair.first_id
        join applicant second on second.id = pair.second_id
      where pair.state = 'suspected' and first.merged_into_id is null
        and second.merged_into_id is null and ${isPairInScopeSql(jobs)}`
    );
  },
};
