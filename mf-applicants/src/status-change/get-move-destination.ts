import type { StatusChangedTo } from '../../contract';
import { listStageStatuses, type MoveOptions } from './move-options';
import type { MoveResult } from './send-moves';
import type { StatusValues } from './status-values';

export const getMoveDestination = (
  options: MoveOptions,
  { stageId, statusId }: StatusValues,
  { moved, refused }: MoveResult,
): StatusChangedTo | undefined => {
  const status = listStageStatuses(options, stageId).find(({ id }) => String(id) === statusId);
  const stage = options.stages.find(({ id }) => String(id) === stageId);
  if (!status || moved === 0) return undefined;
  return {
    status: { id: status.id, name: status.name },
    stage: stage ? { id: stage.id, name: stage.name, colour: stage.colour } : null,
    moved,
    refused,
  };
};
