import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  JobMailAddress,
  JobMailAddressChange,
} from '../../../contract/applicants/apply-by-mail/job-mail-address';
import * as calls from '../../../contract/applicants/apply-by-mail/job-mail-address.calls';
import { JobParams } from '../../../contract/jobs/postings/job';
import type { ServerDependencies } from '../../platform/domain';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { route } from '../../platform/http/route';
import { readJobMailAddress, turnJobMailAddressOnOrOff } from './job-mail-addresses';

const tag = 'Applying';

export const registerJobMailAddress = (
  app: FastifyInstance,
  { db, config }: ServerDependencies,
): void => {
  route(
    app,
    calls.getJobMailAddress,
    {
      schemas: { params: JobParams, reply: One(JobMailAddress) },
      access: 'job:view',
      tag,
      summary: 'The address to which applications for a job can be mailed.',
    },
    async ({ params: { id }, grant, actor }) => ({
      data: await readJobMailAddress(db, config, { jobId: id, scope: jobsInScope(grant, actor) }),
    }),
  );
  route(
    app,
    calls.setJobMailAddress,
    {
      schemas: { params: JobParams, body: JobMailAddressChange, reply: One(JobMailAddress) },
      access: 'job:publish',
      tag,
      summary: 'Turns applying by e-mail on or off for a job.',
    },
    async ({ params: { id }, body: { isOn }, grant, actor }) => {
      const asked = { jobId: id, scope: jobsInScope(grant, actor) };
      await turnJobMailAddressOnOrOff(db, config, { ...asked, isOn, actorId: actor.userId });
      return { data: await readJobMailAddress(db, config, asked) };
    },
  );
};
