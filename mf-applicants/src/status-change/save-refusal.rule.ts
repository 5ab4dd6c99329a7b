import { messages } from 'server/contract/messages';
import type { MoveOptions } from './move-options';
import { formatReopenText } from './format-reopen-text';
import {
  isHiredStatus,
  isNewJoiningDate,
  isCurrentStatus,
  type StatusValues,
} from './status-values';

export const findSaveRefusal = (options: MoveOptions, values: StatusValues): string | undefined => {
  const { withoutHiringProcess, reopen } = options;
  if (reopen && values.stageId !== String(reopen.stageId)) return formatReopenText(reopen.stage);
  if (!withoutHiringProcess && values.stageId === '') return messages.status.chooseStage;
  if (values.statusId === '') return messages.status.choose;
  if (!isNewJoiningDate(options, values) && isCurrentStatus(options, values))
    return messages.status.noChanges;
  if (isHiredStatus(options, values) && values.joiningDate === '')
    return messages.status.joiningDate;
  return undefined;
};
