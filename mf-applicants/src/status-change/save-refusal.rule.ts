import { messages } from 'server/contract/messages';
import type { MoveOptions } from './move-options';
import { isHired, type StatusValues } from './status-values';

/** Why a status change cannot be saved as it stands; nothing when it can. */
export const saveRefusal = (options: MoveOptions, values: StatusValues): string | undefined => {
  const { withoutHiringProcess, latest } = options;
  if (!withoutHiringProcess && values.stageId === '') return messages.status.chooseStage;
  if (values.statusId === '') return messages.status.choose;
  const isSameStage = withoutHiringProcess || String(latest?.stageId) === values.stageId;
  if (isSameStage && String(latest?.statusId) === values.statusId) return messages.status.noChanges;
  if (isHired(options, values) && values.joiningDate === '') return messages.status.joiningDate;
  return undefined;
};
