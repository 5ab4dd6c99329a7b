import sql from 'sql-template-tag';
import { randomUUID } from 'node:crypto';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { toStorageName } from '../../../src/platform/files/storage/storage';
import { roles, type Role } from '../../../contract/permission';
import { jobCalls } from '../../jobs/postings/job-calls';
import { onDatabase, type Caller } from '../../server';
import { readFileContent } from '../../stored-files';

const yes = 200;
const no = 404;

/** The expected results restate decisions independently of the code. */
const readers: Record<Role, [person: number, status: number]> = {
  administrator: [1, yes],
  'recruiting-manager': [2, yes],
  recruiter: [3, yes],
  'hiring-manager': [4, yes],
  'payout-officer': [5, no],
  referrer: [6, no],
  auditor: [7, no],
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const { create, remove } = jobCalls(() => caller);

    const addResume = async (): Promise<string> => {
      const id = randomUUID();
      const { config, db } = server();
      await openStorage(config, db).put(db, toStorageName(id), Buffer.from('%PDF-1.4'));
      await server().db.run(sql`
        insert into stored_file (id, name, media_type, size, sha256)
        values (${id}, 'resume.pdf', 'application/pdf', 8, '')`);
      return id;
    };
    const apply = async (jobId: number, resume: string): Promise<number> => {
      const made = await server().db.one<{ id: number }>(sql`
        with person as (insert into applicant (first_name) values ('Meera') returning id)
        insert into application (applicant_id, job_id, status_id, resume_file_id)
        select person.id, ${jobId}, 1, ${resume} from person returning id`);
      return made?.id ?? 0;
    };
    const deleteApplication = (id: number) =>
      caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [id] },
      });
    const isKept = async (id: string): Promise<[boolean, boolean]> => [
      (await readFileContent(server(), id)) !== undefined,
      (await server().db.one(sql`select 1 from stored_file where id = ${id}`)) !== undefined,
    ];
    const kept = [true, true];
    const gone = [false, false];

    it('deleting a job deletes the resume files of its applications, not only their rows', async () => {
      const { id } = await create();
      const resume = await addResume();
      await apply(id, resume);
      expect(await isKept(resume)).toEqual(kept);
      expect((await remove(id)).statusCode).toBe(200);
      expect(await isKept(resume)).toEqual(gone);
    });

    it('deleting an application deletes its resume file if nothing else uses the file', async () => {
      const { id } = await create();
      const resume = await addResume();
      const [first, second] = [await apply(id, resume), await apply(id, resume)];
      expect((await deleteApplication(first)).json()).toMatchObject({ data: { deleted: 1 } });
      expect(await isKept(resume)).toEqual(kept);
      await deleteApplication(second);
      expect(await isKept(resume)).toEqual(gone);
    });

    it('a resume file remains if the deletion of its application fails', async () => {
      const { id } = await create();
      const resume = await addResume();
      const application = await apply(id, resume);
      await server().db.run(sql`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
      await server().db.run(
        sql`create trigger refuse before delete on applicant execute function refuse()`,
      );
      expect((await deleteApplication(application)).statusCode).toBe(500);
      await server().db.run(sql`drop function refuse() cascade`);
      expect(await isKept(resume)).toEqual(kept);
    });

    it.each(roles)('a %s can open a resume only as the table of permissions says', async (role) => {
      const [person, status] = readers[role];
      const by = await server().signInAs(role, person);
      const { id } = await create();
      await server().db.run(sql`
        insert into group_member (group_id, user_id) values (1, 3) on conflict do nothing`);
      await server().db.run(
        sql`update job set group_id = 1, hiring_manager_id = 4 where id = ${id}`,
      );
      const resume = await addResume();
      await apply(id, resume);
      const payload = { kind: 'file', fileId: resume };
      const ticket = () => by.send('POST', '/api/v1/file-tickets', { payload });
      expect((await ticket()).statusCode).toBe(status);
      await server().db.run(
        sql`update job set group_id = 5, hiring_manager_id = 8 where id = ${id}`,
      );
      const seesAll = role === 'administrator' || role === 'recruiting-manager';
      expect((await ticket()).statusCode).toBe(seesAll ? yes : no);
    });
  },
  { data: 'company', queue: true },
);
