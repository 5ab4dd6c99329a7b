import { messages } from 'server/contract/messages';
import type { MoveOptions } from './move-options';
import { isHired, type StatusValues } from './status-values';

export const reopenWords = (stage: string): string =>
  `This applicant was rejected and can be reopened in the stage that was left: ${stage}.`;

/** Why a status change cannot be saved as it stands; nothing when it can. */
export const saveRefusal = (options: MoveOptions, values: StatusValues): string | undefined => {
  const { withoutHiringProcess, latest, reopen } = options;
  if (reopen && values.stageId !== String(reopen.stageId)) return reopenWords(reopen.stage);
  if (!withoutHiringProcess && values.stageId === '') return messages.status.chooseStage;
  if (values.statusId === '') return messages.status.choose;
  const isSameStage = withoutHiringProcess || String(latest?.stageId) === values.stageId;
  if (isSameStage && String(latest?.statusId) === values.statusId) return messages.status.noChanges;
  if (isHired(options, values) && values.joiningDate === '') return messages.status.joiningDate;
  return undefined;
};
