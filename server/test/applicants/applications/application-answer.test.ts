import { brotliDecompressSync } from 'node:zlib';
import type { Many } from '../../../contract/answer';
import type { ApplicationRow } from '../../../contract/applicants/applications/application';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds, readRecord } from './application-parts';
import { storePerson } from '../duplicates/duplicate-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    it('an applicant’s name is shown as entered, whatever characters it has', async () => {
      const name = `Ann "O'Neil" \\ {}[],:\n\t\u0007 é 🙂`;
      const person = await storePerson(server().db, { jobs: [1], name });
      const id = (await findApplicationIds(server(), `applicant_id = ${person}`))[0] ?? 0;
      const answer = await caller.send('GET', '/api/v2/application', {
        query: { applicantId: String(id) },
      });
      const [row] = answer.json<Many<ApplicationRow>>().data;
      expect([row?.firstName, (await readRecord(caller, id)).firstName]).toEqual([name, name]);
    });

    it('a page of applications is compressed as a whole, not as a stream', async () => {
      const answer = await caller.send('GET', '/api/v2/application', {
        query: { limit: '50' },
        headers: { 'accept-encoding': 'gzip, br' },
      });
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers;
      expect(encoding).toBe('br');
      expect(Number(length)).toBe(answer.rawPayload.length);
      const plain = brotliDecompressSync(answer.rawPayload).toString();
      expect((JSON.parse(plain) as Many<ApplicationRow>).data).toHaveLength(50);
    });
  },
  { data: 'company' },
);
