import sql from 'sql-template-tag';
import { createPersonalData } from '../../platform/personal-data/personal-table';

/** An erasure leaves kind and dates of a request for the record of requests. */
export const requestPersonalData = createPersonalData('Requests about personal data', [
  {
    one: 'Request',
    table: 'privacy_request',
    key: ['id'],
    link: { by: 'application', column: sql`row.application_id` },
    erased: {
      ...{ note: sql`''`, answer: sql`''`, confirmed_how: sql`''`, confirm_hash: sql`null::text` },
      file_id: sql`null::uuid`,
    },
    files: ['file_id'],
    shown: {
      'Asked for': sql`row.kind`,
      'Asked on': sql`to_json(row.made_at)`,
      'In your words': sql`row.note`,
      Answer: sql`row.answer`,
    },
  },
]);
