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

const usedBy = ['job', 'application'];
const about = { changes: shownWithPipelines };

interface Of {
  params: { id: number };
}

export const pipelineCalls = recordCalls<PipelineShapes>('pipeline', usedBy, about);

export const deletePipelines = call<{ body: PipelineIds; reply: One<{ deleted: number }> }>(
  'DELETE',
  '/api/v1/pipeline',
  about,
);

export const processCalls = recordCalls<ProcessShapes>('hiring-process', usedBy, about);

export const addStage = call<Of & { body: AddedStage; reply: One<PipelineRecord> }>(
  'POST',
  '/api/v1/hiring-process/:id/stage',
  about,
);

export const getLanding = call<Of & { reply: One<Landing> }>(
  'GET',
  '/api/v1/pipeline/:id/landing',
  { shows: ['pipeline', 'application'] },
);

export const moveOver = call<Of & { body: MoveOver; reply: One<MovedOver> }>(
  'POST',
  '/api/v1/pipeline/:id/move-over',
  about,
);

export const undoMoveOver = call<Of & { body: MoveUndo; reply: One<MoveUndone> }>(
  'POST',
  '/api/v1/pipeline/:id/move-over/undo',
  about,
);
