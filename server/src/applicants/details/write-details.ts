import sql from 'sql-template-tag';
import type { ApplicantDetails } from '../../../contract/applicants/details/applicant-details';
import type { Db } from '../../platform/db/database';

/** Details of a person; unknown ones are empty strings. */
export type PersonDetails = Omit<ApplicantDetails, 'version'>;

export const writeDetails = async (
  db: Db,
  personId: number,
  { fatherName, birthDate, maritalStatus, address }: PersonDetails,
): Promise<void> => {
  await db.run(sql`
    insert into applicant_details as stored
      (applicant_id, father_name, birth_date, marital_status, address)
    values (${personId}, nullif(${fatherName}, ''), ${birthDate}::date,
      nullif(${maritalStatus}, ''), nullif(${address}, ''))
    on conflict (applicant_id) do update set father_name = excluded.father_name,
      birth_date = excluded.birth_date, marital_status = excluded.marital_status,
      address = excluded.address, version = stored.version + 1`);
};
