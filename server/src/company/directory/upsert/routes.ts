import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { One } from '../../../../contract/answer';
import {
  directoryKindNames,
  directoryKinds,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import { directoryCalls } from '../../../../contract/company/directory/directory.calls';
import {
  UpsertAnswer,
  UpsertEnvelope,
  upsertShapes,
} from '../../../../contract/company/directory/directory-upsert';
import type { ServerDependencies } from '../../../platform/domain';
import { toStrictSchema } from '../../../platform/http/close-schema';
import { createEntryValidator } from '../../../platform/http/entry-validator';
import { route } from '../../../platform/http/route';
import { upsertAndSummarize } from './upsert-records';

/** Schemas by kind of record, created once, so that each is compiled once. */
export const upsertRecordSchemas = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, toStrictSchema(upsertShapes[kind].record)]),
) as Readonly<Record<DirectoryKind, TSchema>>;

export const registerUpsert = (app: FastifyInstance, { db }: ServerDependencies): void => {
  for (const kind of directoryKindNames) {
    const { many } = directoryKinds[kind];
    route(
      app,
      directoryCalls[kind].upsert,
      {
        schemas: {
          body: upsertShapes[kind].body,
          envelope: UpsertEnvelope,
          reply: One(UpsertAnswer),
        },
        access: 'setup:edit-directory',
        tag: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
        summary: `Creates and changes ${many} by external id, else by name, in one transaction; a result for each.`,
      },
      async ({ body, actor: { userId, grants }, request }) => {
        const judge = createEntryValidator(request, upsertRecordSchemas[kind]);
        const entries = body.records.map(judge);
        const placeOf = (at: number) => `record ${at + 1}`;
        return {
          data: await upsertAndSummarize(db, {
            kind,
            entries,
            userId,
            mayAssign: grants.has('role:assign'),
            placeOf,
          }),
        };
      },
    );
  }
};
