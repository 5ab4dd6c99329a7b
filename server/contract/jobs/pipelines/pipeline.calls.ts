import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import { shownWithPipelines } from './pipeline-constants';
import type {
  AddedStage,
  Landing,
  MovedOver,
  MoveOver,
  MoveUndo,
  MoveUndone,
  PipelineIds,
  PipelineRecord,
  PipelineShapes,
  ProcessShapes,
} from './pipeline';

const changedByPipelines = ['job', 'application'];
const callOptions = { changes: shownWithPipelines };

interface IdParams {
  params: { id: number };
}

export const pipelineCalls = recordCalls<PipelineShapes>(
  'pipeline',
  changedByPipelines,
  callOptions,
);

export const deletePipelines = call<{ body: PipelineIds; reply: One<{ deleted: number }> }>(
  'DELETE',
  '/api/v1/pipeline',
  callOptions,
);

export const processCalls = recordCalls<ProcessShapes>(
  'hiring-process',
  changedByPipelines,
  callOptions,
);

export const addStage = call<IdParams & { body: AddedStage; reply: One<PipelineRecord> }>(
  'POST',
  '/api/v1/hiring-process/:id/stage',
  callOptions,
);

export const getLanding = call<IdParams & { reply: One<Landing> }>(
  'GET',
  '/api/v1/pipeline/:id/landing',
  { shows: ['pipeline', 'application'] },
);

export const moveOver = call<IdParams & { body: MoveOver; reply: One<MovedOver> }>(
  'POST',
  '/api/v1/pipeline/:id/move-over',
  callOptions,
);

export const undoMoveOver = call<IdParams & { body: MoveUndo; reply: One<MoveUndone> }>(
  'POST',
  '/api/v1/pipeline/:id/move-over/undo',
  callOptions,
);
