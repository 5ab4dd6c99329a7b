import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import * as calls from '../../../contract/referrals/employment/employment.calls';
import {
  Employment,
  EmploymentAnswer,
  EmploymentEnvelope,
  EmploymentFile,
  EmploymentImport,
  EmploymentParams,
  EmploymentRecord,
  EmploymentRecords,
  EmploymentResult,
} from '../../../contract/referrals/employment/employment';
import {
  employmentMessages,
  mostEmploymentRows,
} from '../../../contract/referrals/employment/employment-constants';
import { csvMessages } from '../../../contract/platform/files/csv-file-constants';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError, invalidField } from '../../platform/errors';
import { createCsvInspection, getCsvFile } from '../../platform/files/csv-reading/inspect-csv';
import { toStrictSchema } from '../../platform/http/close-schema';
import { createEntryValidator } from '../../platform/http/entry-validator';
import { route } from '../../platform/http/route';
import { importEmployment } from './import-employment';
import { writeEmployment } from './write-employment';

const tag = 'Referrals';
const recordSchema = toStrictSchema(EmploymentRecord);

const registerEmployment = (app: FastifyInstance, { db, inspector }: ServerDependencies): void => {
  route(
    app,
    calls.updateEmployments,
    {
      schemas: {
        body: EmploymentRecords,
        envelope: EmploymentEnvelope,
        reply: One(EmploymentAnswer),
      },
      access: 'employment:edit',
      tag,
      summary:
        'When people who were referred joined and left, in one transaction; a result for each.',
    },
    async ({ body, actor, request }) => {
      const entries = body.records.map(createEntryValidator(request, recordSchema));
      const results = await db.transaction((tx) => writeEmployment(tx, actor, entries));
      const counted = { updated: 0, unchanged: 0, refused: 0 };
      for (const { outcome } of results) counted[outcome] += 1;
      return { data: { ...counted, results } };
    },
  );

  route(
    app,
    calls.updateEmployment,
    {
      schemas: { params: EmploymentParams, body: Employment, reply: One(EmploymentResult) },
      access: 'employment:edit',
      tag,
      summary: 'When one person who was referred joined and left.',
    },
    async ({ params, body, actor }) => {
      const value = { ...body, applicantId: params.id };
      const [result] = await db.transaction(async (tx) => {
        const written = await writeEmployment(tx, actor, [{ value, faults: {} }]);
        const fields = written[0]?.fields;
        if (fields?.applicantId)
          throw new AppError('NOT_FOUND', { message: employmentMessages.unknown });
        if (fields) throw new AppError('INVALID_INPUT', { fields });
        return written;
      });
      if (!result) throw new AppError('NOT_FOUND');
      return { data: result };
    },
  );

  const files = [
    {
      call: calls.checkEmploymentFile,
      isDryRun: true,
      summary: 'Says what would become of each row of a CSV file; nothing is written.',
    },
    {
      call: calls.importEmployment,
      isDryRun: false,
      summary: 'Enters when people joined and left from a CSV file, in one transaction.',
    },
  ];
  for (const { call, isDryRun, summary } of files)
    route(
      app,
      call,
      {
        schemas: { body: EmploymentFile, reply: One(EmploymentImport) },
        access: 'employment:edit',
        tag,
        summary,
      },
      async ({ body: { file: _, dayOrder, ...reading }, actor, request }) => {
        const file = getCsvFile(request.sentFiles);
        const read = await inspector.inspect(createCsvInspection(reading), file, actor.userId);
        if (read.total > mostEmploymentRows)
          throw invalidField('file', csvMessages.tooMany(mostEmploymentRows));
        const judge = createEntryValidator(request, recordSchema);
        const options = { judge, isDryRun, dayOrder };
        return { data: await importEmployment(db, actor, read, options) };
      },
    );
};

export const employmentDomain: Domain = { register: registerEmployment };
