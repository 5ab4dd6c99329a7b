import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import { shownWithStatuses } from './pipeline-constants';
import type { StageRow, StageShapes, StageStatuses } from './stage';

export const stageCalls = recordCalls<StageShapes>('stage', ['pipeline', 'application'], {
  changes: shownWithStatuses,
});

export const setStageStatuses = call<{
  params: { id: number };
  body: StageStatuses;
  reply: One<StageRow>;
}>('PUT', '/api/v1/stage/:id/status', { changes: shownWithStatuses });
