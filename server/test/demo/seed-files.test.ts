import sql from 'sql-template-tag';
import { findDocxFault } from '../../src/platform/files/docx/docx.rule';
import { findPdfFault } from '../../src/platform/files/pdf/pdf.rule';
import { openStorage } from '../../src/platform/files/storage/open-storage';
import { seedResumes } from '../../demo/seed-resumes';
import { startTestServer, type TestServer } from '../server';
import { readFileContent } from '../stored-files';

const today = new Date().toISOString().slice(0, 10);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ data: 'company' });
  await seedResumes(server.db, openStorage(server.config, server.db), today);
}, 120_000);
afterAll(() => server.stop());

interface Resume {
  id: string;
  name: string;
  person: string;
}

it('resumes of the demo are of invented people, and would be accepted as uploads', async () => {
  const resumes = await server.db.many<Resume>(sql`
    select stored_file.id, name, first_name || ' ' || last_name as person
    from application join stored_file on stored_file.id = resume_file_id
      join applicant on applicant.id = applicant_id`);
  expect(resumes.length).toBe(200);
  const endings = new Set<string>();
  for (const { id, name, person } of resumes) {
    const [, named, ending = ''] = /^(.*)\.(pdf|docx)$/.exec(name) ?? [];
    const content = await readFileContent(server, id);
    const faultOf = ending === 'pdf' ? findPdfFault : findDocxFault;
    expect([named, content && faultOf(content)]).toEqual([person, undefined]);
    endings.add(ending);
  }
  expect([...endings].sort()).toEqual(['docx', 'pdf']);
});

it('the resumes of the first page of applicants in the demo can be opened', async () => {
  const caller = await server.signInAs('administrator');
  const [newest] = await server.db.many<{ id: string }>(sql`
    select resume_file_id as id from application where resume_file_id is not null
    order by created_at desc, id desc limit 1`);
  const payload = { kind: 'file', fileId: newest?.id };
  const ticket = await caller.send('POST', '/api/v1/file-tickets', { payload });
  expect((await server.app.inject(ticket.json().data.url)).statusCode).toBe(200);
});

it('each person of the demo with an avatar address has a portrait, and no other portraits exist', async () => {
  const rows = await server.db.many<{ url: string }>(sql`
    select avatar_url as url from app_user where avatar_url <> ''`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { url } of rows) {
    const face = await server.app.inject(url);
    expect([face.statusCode, face.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(face.headers['content-security-policy']).toContain("default-src 'none'");
  }
  for (const none of ['0', '61', '../x', 'a'])
    expect((await server.app.inject(`/brand/faces/${none}.svg`)).statusCode).toBe(404);
});
