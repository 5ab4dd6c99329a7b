import sql from 'sql-template-tag';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/db/database';
import { toStorageName, type FileStorage } from '../src/platform/files/storage/storage';
import { createResumeDocx } from './resume-docx';
import { createPdfWriter } from './resume-pdf';
import { createResumeParts, type ResumePerson } from './resume-texts';

const resumeCount = 200;
const maxConcurrent = 16;

const pdf = { ending: 'pdf', type: 'application/pdf' };
const docx = {
  ending: 'docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const readPeople = (db: Db): Promise<ResumePerson[]> =>
  db.many<ResumePerson>(sql`
    select application.id, first_name as first, last_name as last, email, phone,
      coalesce(experience, 0) as years, job.title,
      coalesce((select city.name from job_location
        join location on location.id = job_location.location_id
        join city on city.id = location.city_id
        where job_location.job_id = job.id order by sequence limit 1), '') as city
    from application join applicant on applicant.id = applicant_id join job on job.id = job_id
    where application.id % 5 <> 0
    order by application.created_at desc, application.id desc limit ${resumeCount}`);

export const seedResumes = async (db: Db, storage: FileStorage, today: string): Promise<void> => {
  const writePdf = await createPdfWriter();
  const thisYear = Number(today.slice(0, 4));
  const make = async (person: ResumePerson) => {
    const parts = createResumeParts(person, thisYear);
    const kind = person.id % 4 === 0 ? docx : pdf;
    const content = kind === docx ? createResumeDocx(person, parts) : await writePdf(person, parts);
    const fileId = randomUUID();
    await storage.put(db, toStorageName(fileId), content);
    return {
      application_id: person.id,
      file_id: fileId,
      name: `${person.first} ${person.last}.${kind.ending}`,
      media_type: kind.type,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  const people = await readPeople(db);
  for (let from = 0; from < people.length; from += maxConcurrent) {
    const rows = await Promise.all(people.slice(from, from + maxConcurrent).map(make));
    await db.run(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (application_id integer,
          file_id uuid, name text, media_type text, size integer, sha256 text)),
      kept as (
        insert into stored_file (id, name, media_type, size, sha256)
        select file_id, name, media_type, size, sha256 from given)
      update application set resume_file_id = file_id from given where id = application_id`);
  }
};
