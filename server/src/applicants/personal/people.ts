import sql from 'sql-template-tag';
import { createPersonalData } from '../../platform/personal-data/personal-table';
import { anonymisedName } from '../../platform/personal-data/words.rule';

const byRecord = { by: 'applicant', column: sql`row.id` } as const;
const byPerson = { by: 'applicant', column: sql`row.applicant_id` } as const;

/** Name and contact details; the database derives the columns for lists and searches. */
export const contactPersonalData = createPersonalData('Name and contact', [
  {
    one: 'Record',
    table: 'applicant',
    key: ['id'],
    link: byRecord,
    erased: {
      first_name: sql`${anonymisedName.first}::text`,
      last_name: sql`${anonymisedName.last}::text`,
      email: sql`''`,
      phone: sql`''`,
      phone_number: sql`''`,
      document_last_four: sql`''`,
      document_hash: sql`null::text`,
      erased_at: sql`coalesce(row.erased_at, now())`,
    },
    shown: {
      'First name': sql`row.first_name`,
      'Last name': sql`row.last_name`,
      'E-mail': sql`row.email`,
      Phone: sql`row.phone`,
      'Document number, last four digits': sql`row.document_last_four`,
    },
  },
  {
    one: 'Details for the payout desk',
    table: 'applicant_details',
    key: ['applicant_id'],
    link: byPerson,
    erased: {
      father_name: sql`null::text`,
      birth_date: sql`null::date`,
      marital_status: sql`null::text`,
      address: sql`null::text`,
    },
    shown: {
      "Father's name": sql`row.father_name`,
      'Date of birth': sql`row.birth_date`,
      'Marital status': sql`row.marital_status`,
      Address: sql`row.address`,
    },
  },
]);

/** A merge stores the details that each of the two records had before. */
export const mergePersonalData = createPersonalData('Merges of records', [
  {
    one: 'Merge',
    table: 'duplicate_pair',
    key: ['id'],
    link: {
      by: 'applicant',
      column: sql`row.first_id`,
      on: sql`(row.first_id = owned.owner or row.second_id = owned.owner)`,
    },
    where: sql`row.merge is not null`,
    erased: { merge: sql`row.merge || '{"before": {}, "after": {}}'` },
  },
]);
