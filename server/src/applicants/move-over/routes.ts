import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import {
  MovedOver,
  MoveOver,
  MoveUndo,
  MoveUndone,
} from '../../../contract/jobs/pipelines/pipeline';
import * as calls from '../../../contract/jobs/pipelines/pipeline.calls';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { moveApplicantsToPipeline, undoMoveToPipeline } from './move-over';

const params = Type.Object({ id: Id });

export const registerMoveOver = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.moveOver,
    {
      schemas: { params, body: MoveOver, reply: One(MovedOver) },
      access: 'setup:edit-hiring',
      tag: 'Pipelines',
      summary: 'Moves open applicants over to the pipeline as it is now; can be taken back.',
    },
    async ({ params: { id }, body, actor }) => ({
      data: await moveApplicantsToPipeline(db, actor, id, body),
    }),
  );

  route(
    app,
    calls.undoMoveOver,
    {
      schemas: { params, body: MoveUndo, reply: One(MoveUndone) },
      access: 'setup:edit-hiring',
      tag: 'Pipelines',
      summary: 'Takes such a move back while that is possible.',
    },
    async ({ params: { id }, body, actor }) => ({
      data: await undoMoveToPipeline(db, actor, id, body.id),
    }),
  );
};
