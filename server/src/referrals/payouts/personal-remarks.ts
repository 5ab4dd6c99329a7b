import sql from 'sql-template-tag';
import { createPersonalData } from '../../platform/personal-data/personal-table';

/** An erasure leaves payouts, as tax law requires, and replaces only the name in remarks. */
export const payoutRemarkPersonalData = createPersonalData('The name in remarks of payouts', [
  {
    one: 'Remark of referral',
    table: 'referral',
    key: ['id'],
    link: { by: 'application', column: sql`row.application_id` },
    masked: ['remark'],
  },
  {
    one: 'Remark in the history of a referral',
    table: 'referral_event',
    key: ['id'],
    link: {
      by: 'application',
      column: sql`row.referral_id`,
      on: sql`row.referral_id = (select id from referral where application_id = owned.owner)`,
    },
    masked: ['remark'],
  },
]);
