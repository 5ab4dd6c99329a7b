import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import type { Move } from 'server/contract/applicants/applications/application';
import { listStageStatuses, type MoveOptions } from './move-options';
import { findTargetRefusal } from './target-refusal.rule';

/** Ids are strings as in select fields; `''` means no choice. */
export interface StatusValues {
  stageId: string;
  statusId: string;
  comment: string;
  joiningDate: string;
  /** Id of the template for the mail to the moved applicants. */
  letter: string;
  reasonId: string;
}

/** For a rejected applicant the form starts with the only stage that allows reopening. */
export const getInitialStatusValues = (options: MoveOptions, target?: number): StatusValues => {
  const { latest, reopen } = options;
  const [first] = target === undefined ? [] : listStageStatuses(options, String(target));
  if (first && findTargetRefusal(options, target) === undefined)
    return {
      stageId: String(target),
      statusId: String(first.id),
      comment: '',
      joiningDate: options.joiningDate ?? '',
      letter: '',
      reasonId: '',
    };
  const stageId = String((reopen ?? latest)?.stageId ?? '');
  const isKnown =
    options.withoutHiringProcess || options.stages.some(({ id }) => String(id) === stageId);
  const statusId = String(latest?.statusId ?? '');
  const standsThere = options.withoutHiringProcess || stageId === String(latest?.stageId);
  const isOffered =
    standsThere && listStageStatuses(options, stageId).some(({ id }) => String(id) === statusId);
  return {
    stageId: isKnown && !options.withoutHiringProcess ? stageId : '',
    statusId: isOffered ? statusId : '',
    comment: '',
    joiningDate: options.joiningDate ?? '',
    letter: '',
    reasonId: '',
  };
};

export const getTargetCategory = (
  options: MoveOptions,
  { stageId, statusId }: StatusValues,
): StatusCategory | undefined =>
  listStageStatuses(options, stageId).find(({ id }) => String(id) === statusId)?.category;

export const isHiredStatus = (options: MoveOptions, values: StatusValues): boolean =>
  getTargetCategory(options, values) === 'hired';

export const isCurrentStatus = (
  { withoutHiringProcess, latest }: MoveOptions,
  { stageId, statusId }: StatusValues,
): boolean =>
  (withoutHiringProcess || String(latest?.stageId) === stageId) &&
  String(latest?.statusId) === statusId;

export const isNewJoiningDate = (options: MoveOptions, values: StatusValues): boolean =>
  isCurrentStatus(options, values) &&
  isHiredStatus(options, values) &&
  values.joiningDate !== (options.joiningDate ?? '');

export const toStatusMove = (options: MoveOptions, values: StatusValues): Move => ({
  ...(options.withoutHiringProcess
    ? { withoutHiringProcessId: Number(values.statusId) }
    : { stageId: Number(values.stageId), statusId: Number(values.statusId) }),
  comment: values.comment.trim(),
  ...(isHiredStatus(options, values) && { joiningDate: values.joiningDate }),
  ...(values.reasonId !== '' && { reasonId: Number(values.reasonId) }),
  ...(values.letter !== '' && { mailTemplateId: Number(values.letter) }),
});
