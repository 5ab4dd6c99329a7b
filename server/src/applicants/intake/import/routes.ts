import type { FastifyInstance } from 'fastify';
import { One } from '../../../../contract/answer';
import {
  ApplicationImport,
  ImportChoice,
  ImportForecast,
  ImportForm,
  ImportParams,
} from '../../../../contract/applicants/intake/application-import';
import * as calls from '../../../../contract/applicants/intake/application-import.calls';
import { jobsInScope } from '../../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { createCsvInspection, getCsvFile } from '../../../platform/files/csv-reading/inspect-csv';
import { toSafeFileName } from '../../../platform/files/image.rule';
import { route } from '../../../platform/http/route';
import { forecastImport } from './forecast';
import { createSources } from './missing-sources';
import { startImport } from './run-import';
import { readImport, storeImport } from './stored-import';

const tag = 'Intake';

export const registerImport = (
  app: FastifyInstance,
  { db, inspector }: ServerDependencies,
): void => {
  route(
    app,
    calls.uploadImport,
    {
      schemas: { body: ImportForm, reply: One(ApplicationImport) },
      access: 'application:import',
      tag,
      summary: 'Reads a CSV file: its columns, what they probably are, and its first rows.',
    },
    async ({ body: { file: _, ...reading }, actor, request }) => {
      const file = getCsvFile(request.sentFiles);
      const read = await inspector.inspect(createCsvInspection(reading), file, actor.userId);
      const name = toSafeFileName(file.name, '.csv', 'applicants');
      const id = await storeImport(db, actor.userId, name, read);
      return { data: await readImport(db, id, actor.userId) };
    },
  );

  route(
    app,
    calls.forecastImport,
    {
      schemas: { params: ImportParams, body: ImportChoice, reply: One(ImportForecast) },
      access: 'application:import',
      tag,
      summary: 'Remembers what the columns are, and says row by row what a run would refuse.',
    },
    async ({ params: { id }, body, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      return {
        data: await forecastImport(db, { id, actor, choice: body, scope }),
      };
    },
  );

  route(
    app,
    calls.runImport,
    {
      schemas: { params: ImportParams, reply: One(ApplicationImport) },
      access: 'application:import',
      tag,
      summary: 'Imports the good rows in the background; a row is never imported twice.',
    },
    async ({ params: { id }, actor }) => {
      const stored = await readImport(db, id, actor.userId);
      if (!stored.mapping)
        throw new AppError('IN_USE', {
          message: 'Choose what the columns are, and check them first.',
        });
      const { mapping } = stored;
      if (stored.createSources && actor.grants.has('setup:edit-hiring'))
        await createSources(db, { id, actor, mapping });
      await startImport(db, id);
      return { data: await readImport(db, id, actor.userId) };
    },
  );

  route(
    app,
    calls.getImport,
    {
      schemas: { params: ImportParams, reply: One(ApplicationImport) },
      access: 'application:import',
      tag,
      summary: 'How far an import is.',
    },
    async ({ params: { id }, actor }) => ({ data: await readImport(db, id, actor.userId) }),
  );
};
