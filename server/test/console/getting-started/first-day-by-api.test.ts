import { readFileSync } from 'node:fs';
import type { DirectoryKind } from '../../../contract/company/directory/directory-constants';
import type { UpsertAnswer } from '../../../contract/company/directory/directory-upsert';
import { makeCompany } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { directoryFiles } from '../../company/directory/directory-files';
import { minimalJob } from '../../jobs/postings/job-parts';

const files = [
  ...readFileSync('docs/guides/directory-import.md', 'utf8').matchAll(
    /```csv (?<kind>\w+)\.csv\n(?<content>[^`]*)```/g,
  ),
].map(({ groups }) => [groups?.kind as DirectoryKind, groups?.content ?? ''] as const);

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      await makeCompany(server().db);
      caller = await server().signInAs('administrator');
    });

    it('an empty installation gets its first job by the API alone, with the records of the guide', async () => {
      const { preview } = directoryFiles(() => caller);
      expect(files.map(([kind]) => kind)).toEqual([
        'cities',
        'locations',
        'departments',
        'designations',
        'skills',
        'people',
      ]);
      const ids: Partial<Record<DirectoryKind, number>> = {};
      for (const [kind, content] of files) {
        // An HR system would send the same JSON as the parsed file.
        const records = (await preview(kind, content)).records.map(({ record }) => record);
        expect([kind, records.length]).toEqual([kind, content.trim().split('\n').length - 1]);
        const answer = await caller.send('PUT', `/api/v1/directory/${kind}`, {
          payload: { records },
        });
        const { data } = answer.json() as { data: UpsertAnswer };
        expect([kind, data.created, data.refused]).toEqual([kind, records.length, 0]);
        ids[kind] = data.results[0]?.id ?? 0;
      }
      const parts = (await caller.send('GET', '/api/v1/starter-set')).json().data as {
        part: string;
      }[];
      const set = await caller.send('POST', '/api/v1/starter-set', {
        payload: { part: parts.map(({ part }) => part), amount: 25_000 },
      });
      expect(set.statusCode).toBe(200);
      const job = await caller.send('POST', '/api/v1/job', {
        payload: {
          ...minimalJob,
          departmentId: ids.departments,
          locationId: [ids.locations],
          designationId: ids.designations,
        },
      });
      expect([job.statusCode, job.json().error]).toEqual([200, undefined]);
    });
  },
  { data: 'empty' },
);
