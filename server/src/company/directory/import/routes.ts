import type { FastifyInstance } from 'fastify';
import { One } from '../../../../contract/answer';
import {
  directoryKindNames,
  directoryKinds,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import { mostDirectoryRows } from '../../../../contract/company/directory/directory-import-constants';
import {
  DirectoryImport,
  importForms,
} from '../../../../contract/company/directory/directory-import';
import { directoryCalls } from '../../../../contract/company/directory/directory.calls';
import { csvMessages } from '../../../../contract/platform/files/csv-file-constants';
import type { ServerDependencies } from '../../../platform/domain';
import { invalidField } from '../../../platform/errors';
import { readCompanyDayOrder } from '../../../platform/company/company-day-order';
import { createCsvInspection, getCsvFile } from '../../../platform/files/csv-reading/inspect-csv';
import { createEntryValidator } from '../../../platform/http/entry-validator';
import { RawJson, route } from '../../../platform/http/route';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import { upsertRecordSchemas } from '../upsert/routes';
import { findColumnFault, suggestImportColumns } from './columns.rule';
import { previewImport } from './preview-import';

/** The response is serialized in pieces, since a long one would block the event loop. */
const serializeImport = async ({ records, ...rest }: DirectoryImport): Promise<RawJson> => {
  const pieces: string[] = [];
  await visitRowsWithoutBlocking(records, (record) => void pieces.push(JSON.stringify(record)));
  return new RawJson(`{"data":${JSON.stringify(rest).slice(0, -1)},"records":[${pieces.join()}]}}`);
};

const assertImportColumns = (
  kind: DirectoryKind,
  chosen: readonly string[],
  columns: number,
): void => {
  const fault =
    chosen.length === columns
      ? findColumnFault(kind, chosen)
      : `This file has ${columns} columns. Send one word for each.`;
  if (fault) throw invalidField('columns', fault);
};

export const registerImport = (
  app: FastifyInstance,
  { db, inspector }: ServerDependencies,
): void => {
  for (const kind of directoryKindNames) {
    const { many } = directoryKinds[kind];
    route(
      app,
      directoryCalls[kind].preview,
      {
        schemas: { body: importForms[kind], reply: One(DirectoryImport) },
        access: 'setup:edit-directory',
        tag: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
        summary: `Reads a CSV file of ${many} and says row by row what would become of it; nothing is written.`,
      },
      async ({ body, actor: { userId, grants }, request }) => {
        const file = getCsvFile(request.sentFiles);
        const { columns: sent, dayOrder, create, file: _, ...reading } = body;
        const read = await inspector.inspect(createCsvInspection(reading), file, userId);
        if (read.total > mostDirectoryRows)
          throw invalidField('file', csvMessages.tooMany(mostDirectoryRows));
        const columns = sent ?? suggestImportColumns(kind, read.columns);
        if (sent) assertImportColumns(kind, columns, read.columns.length);
        const judge = createEntryValidator(request, upsertRecordSchemas[kind]);
        const companyDayOrder = await readCompanyDayOrder(db);
        const options = { dayOrder, create, companyDayOrder, mayAssign: grants.has('role:assign') };
        return serializeImport(
          await previewImport(db, { kind, read, chosen: columns, judge, userId, ...options }),
        );
      },
    );
  }
};
