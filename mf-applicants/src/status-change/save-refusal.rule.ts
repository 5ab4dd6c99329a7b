import { messages } from 'server/contract/messages';
import type { MoveOptions } from './move-options';
import { reopenWords } from './reopen-words';
import { isHired, isNewDate, isWhereOneStands, type StatusValues } from './status-values';

const commentRefusal =
  'A comment is kept with a new status only. Empty it to save the joining date.';

/** Why a status change cannot be saved as it stands; nothing when it can. */
export const saveRefusal = (options: MoveOptions, values: StatusValues): string | undefined => {
  const { withoutHiringProcess, reopen } = options;
  if (reopen && values.stageId !== String(reopen.stageId)) return reopenWords(reopen.stage);
  if (!withoutHiringProcess && values.stageId === '') return messages.status.chooseStage;
  if (values.statusId === '') return messages.status.choose;
  const isNewDay = isNewDate(options, values);
  if (!isNewDay && isWhereOneStands(options, values)) return messages.status.noChanges;
  if (isHired(options, values) && values.joiningDate === '') return messages.status.joiningDate;
  if (isNewDay && values.comment.trim() !== '') return commentRefusal;
  return undefined;
};
