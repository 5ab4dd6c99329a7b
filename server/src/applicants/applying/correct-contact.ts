import sql from 'sql-template-tag';
import { parsePhone } from '../../platform/contact/phone.rule';
import { readJobRegions } from '../../platform/contact/read-job-regions';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { announceApplications } from '../../platform/realtime/changes';
import { recordSuspectedDuplicates } from '../duplicates/suspect-duplicates';
import { validatePerson } from '../intake/person.rule';

interface Contact {
  email: string;
  phone: string;
}

interface StoredPerson {
  personId: number;
  jobId: number;
  groupId: number | null;
  firstName: string;
}

/** Returns error messages by field name; none if the contact was changed. */
export const correctContact = (
  db: Database,
  id: number,
  written: Contact,
): Promise<Record<string, string>> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const stored = await tx.one<StoredPerson>(sql`
      select applicant.id as "personId", application.job_id as "jobId", job.group_id as "groupId",
        applicant.first_name as "firstName"
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.id = ${id} for update of applicant`);
    if (!stored) return {};
    const { personId, jobId, groupId, firstName } = stored;
    const { person, wrong } = validatePerson({
      ...{ firstName, applicantEmail: written.email, phoneNumber: written.phone },
    });
    const { applicantEmail: email, phoneNumber: phone } = wrong;
    if (email || phone) return { ...(email && { email }), ...(phone && { phone }) };
    const regions = await readJobRegions(tx, [jobId]);
    await tx.run(sql`
      update applicant set email = ${person.email}, phone = ${person.phone},
        phone_number = ${parsePhone(person.phone, regions.get(jobId))?.number ?? ''}
      where id = ${personId}`);
    await recordSuspectedDuplicates(tx, sql`person.id = ${personId}`);
    await audit(tx, null, 'application.contact', { id, groupId, details: { jobId } });
    announceApplications(tx, [id], [jobId]);
    return {};
  });
