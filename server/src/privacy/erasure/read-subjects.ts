import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { DataSubject } from '../../platform/personal-data';

interface SubjectRow {
  applicantIds: number[];
  applicationIds: number[];
  names: string[];
  emails: string[];
  phones: string[];
  isErased: boolean;
}

export interface StoredSubject extends DataSubject {
  isErased: boolean;
}

/**
 * Reads people with the records merged into theirs; `ids` are of records that were not merged into another.
 */
export const readSubjects = async (
  db: Db,
  applicantIds: readonly number[],
): Promise<StoredSubject[]> => {
  const rows = await db.many<SubjectRow>(sql`
    with recursive record as (
      select id as root, id from applicant
      where id = any(${applicantIds}::integer[]) and merged_into_id is null
      union
      select record.root, merged.id from record join applicant merged on merged.merged_into_id = record.id)
    select array_agg(applicant.id order by applicant.id) as "applicantIds",
      (select coalesce(array_agg(application.id order by application.id), '{}') from application
        where application.applicant_id = record.root) as "applicationIds",
      array_agg(distinct btrim(first_name || ' ' || last_name)) as names,
      array_agg(distinct lower(btrim(email))) filter (where btrim(email) <> '') as emails,
      array_agg(distinct phone) filter (where btrim(phone) <> '') as phones,
      bool_and(erased_at is not null) as "isErased"
    from record join applicant on applicant.id = record.id
    group by record.root order by record.root`);
  return rows.map(({ emails, phones, names, ...row }) => ({
    ...row,
    names: row.isErased ? [] : names,
    emails: emails ?? [],
    phones: phones ?? [],
  }));
};

export const findApplicant = async (db: Db, applicationId: number): Promise<number | undefined> =>
  (
    await db.one<{ id: number }>(sql`
      select applicant_id as id from application where id = ${applicationId}`)
  )?.id;
