import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { Acquisition, AcquisitionQuery } from '../../../contract/company/directory/directory';
import { getAcquisitions } from '../../../contract/company/directory/directory.calls';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readApplicationsBySource } from './get-acquisitions';

const tag = 'Lookups';

export const registerAcquisitions = (app: FastifyInstance, { db }: ServerDependencies): void => {
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
      new RawJson(
        `{"data":${await readApplicationsBySource(db, query.jobId, jobsInScope(grant, actor))}}`,
      ),
  );
};
