import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import {
  AddedStage,
  Landing,
  PipelineIds,
  pipelineShapes,
} from '../../../contract/jobs/pipelines/pipeline';
import * as calls from '../../../contract/jobs/pipelines/pipeline.calls';
import type { Database } from '../../platform/db/database';
import { route } from '../../platform/http/route';
import { deleteListRows } from '../../platform/lists/delete-rows';
import { readRecordResponse } from '../../platform/lists/record-routes';
import { addStageToPipeline } from './add-stage-to-pipeline';
import { readMovePreview } from './move-preview';
import { pipelineList, processList } from './pipelines.list';

const params = Type.Object({ id: Id });
const tag = 'Pipelines';
const access = 'setup:edit-hiring';

export const registerPipelines = (app: FastifyInstance, db: Database): void => {
  const deleting = { ...pipelineList, changes: calls.deletePipelines.changes ?? [] };
  route(
    app,
    calls.deletePipelines,
    {
      schemas: {
        body: PipelineIds,
        reply: One(Type.Object({ deleted: Type.Integer() })),
      },
      access,
      tag,
      summary: 'Deletes pipelines by `ids`; refused while one of them is used.',
    },
    async ({ body: { ids }, actor }) => ({
      data: { deleted: await deleteListRows(db, deleting, actor, { id: ids }) },
    }),
  );

  route(
    app,
    calls.addStage,
    {
      schemas: { params, body: AddedStage, reply: One(pipelineShapes.record) },
      access,
      tag,
      summary: 'Creates a stage and makes it the last of the process.',
    },
    async ({ params: { id }, body, actor }) => {
      await addStageToPipeline(db, actor, id, body);
      return readRecordResponse(db, processList, id, actor);
    },
  );

  route(
    app,
    calls.getLanding,
    {
      schemas: { params, reply: One(Landing) },
      access: 'setup:view-hiring',
      tag,
      summary: 'Who lands where when those who keep earlier stages are moved over.',
    },
    async ({ params: { id } }) => ({ data: await readMovePreview(db, id) }),
  );
};
