import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, One } from '../../../../contract/answer';
import {
  directoryKindNames,
  directoryKinds,
} from '../../../../contract/company/directory/directory-constants';
import {
  mergeBody,
  MergePreview,
  MergeQuery,
} from '../../../../contract/company/directory/directory-merge';
import { directoryShapes } from '../../../../contract/company/directory/directory-record';
import { directoryCalls } from '../../../../contract/company/directory/directory.calls';
import type { ServerDependencies } from '../../../platform/domain';
import { route } from '../../../platform/http/route';
import { readRecordResponse } from '../../../platform/lists/record-routes';
import { directoryLists } from '../directory.list';
import { mergeRecords, previewMerge } from './merge-records';

const params = Type.Object({ id: Id });

/** People cannot be merged, since their actions are recorded under their id. */
export const registerMerge = (app: FastifyInstance, { db }: ServerDependencies): void => {
  for (const kind of directoryKindNames.filter((one) => one !== 'people')) {
    const { one, many } = directoryKinds[kind];
    const about = {
      access: 'setup:edit-directory',
      tag: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
    } as const;
    route(
      app,
      directoryCalls[kind].previewMerge,
      {
        schemas: { params, query: MergeQuery, reply: One(MergePreview) },
        ...about,
        summary: `What would move from another ${one} to this one, and what is in the way.`,
      },
      async ({ params: { id }, query }) => ({
        data: await previewMerge(db, kind, id, query.fromId),
      }),
    );
    route(
      app,
      directoryCalls[kind].merge,
      {
        schemas: { params, body: mergeBody(kind), reply: One(directoryShapes[kind].record) },
        ...about,
        summary: `Moves all that names another ${one} to this one, and deletes the other; it cannot be undone.`,
      },
      async ({ params: { id }, body, actor }) => {
        await mergeRecords(db, kind, { actor, id }, body);
        return readRecordResponse(db, directoryLists[kind], id, actor);
      },
    );
  }
};
