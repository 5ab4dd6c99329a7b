import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import { stageShapes, StageStatuses } from '../../../contract/jobs/pipelines/stage';
import { setStageStatuses } from '../../../contract/jobs/pipelines/stage.calls';
import type { Database } from '../../platform/db/database';
import { route } from '../../platform/http/route';
import { readRecordResponse } from '../../platform/lists/record-routes';
import { updateRecord } from '../../platform/lists/record-table';
import { stageList } from './stages.list';

export const registerStageStatuses = (app: FastifyInstance, db: Database): void =>
  route(
    app,
    setStageStatuses,
    {
      schemas: {
        params: Type.Object({ id: Id }),
        body: StageStatuses,
        reply: One(stageShapes.record),
      },
      access: 'setup:edit-hiring',
      tag: 'Stages',
      summary: 'Gives a stage its statuses in order; a stale `version` is refused with 409.',
    },
    async ({ params: { id }, body, actor }) => {
      const list = { ...stageList, changes: setStageStatuses.changes ?? [] };
      await updateRecord(db, list, actor, id, body);
      return readRecordResponse(db, list, id, actor);
    },
  );
