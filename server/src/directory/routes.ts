import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Many, One } from '../../contract/answer';
import { call } from '../../contract/call';
import {
  Acquisition,
  AcquisitionQuery,
  directory,
  LookupQuery,
  type DirectoryPath,
  type UserQuery,
} from '../../contract/directory/directory';
import { getAcquisitions } from '../../contract/directory/directory.calls';
import { expectStaff } from '../access/hiring-staff';
import { jobsInScope } from '../jobs/scope';
import type { Parts } from '../domain';
import { RawJson, route } from '../http/route';
import { readAcquisitions } from './get-acquisitions';
import { readEntries } from './get-entries';
import { sources } from './sources';

const tag = 'Lookups';

const summary = 'Entries to choose from; `id`, repeated, finds entries that were chosen earlier.';

/** Lists that forms and filters choose from: one table, one query. */
export const registerDirectory = (app: FastifyInstance, { db }: Parts): void => {
  for (const path of Object.keys(sources) as DirectoryPath[]) {
    const source = sources[path];
    route(
      app,
      call<{ query: UserQuery; reply: unknown }>('GET', path),
      {
        schemas: { query: source.query?.schema ?? LookupQuery, reply: Many(directory[path]) },
        access: 'signed-in',
        tag,
        summary: [summary, source.query?.summary].filter(Boolean).join(' '),
      },
      async ({ query, actor }) => {
        if (!source.forReferrers) expectStaff(actor);
        return new RawJson(await readEntries(db, source, query, actor));
      },
    );
  }

  route(
    app,
    getAcquisitions,
    {
      schemas: { query: AcquisitionQuery, reply: One(Type.Array(Acquisition)) },
      access: 'application:view',
      tag,
      summary: 'What each applicant source brought, over all jobs or for one.',
    },
    async ({ query, grant, actor }) =>
      new RawJson(`{"data":${await readAcquisitions(db, query.jobId, jobsInScope(grant, actor))}}`),
  );
};
