import type { Move } from 'server/contract/applicants/application';
import { statusesOf, type MoveOptions } from './move-options';
import { targetRefusal } from './target-refusal.rule';

/** The fields of a status change; ids are strings as selects hold them, `''` for none. */
export interface StatusValues {
  stageId: string;
  statusId: string;
  comment: string;
  joiningDate: string;
}

/**
 * Begins in the stage that was chosen, with its first status; else where the applicant stands, as far as
 * that is still among the choices. One who was rejected begins in the stage to be reopened in.
 */
export const initialValues = (options: MoveOptions, target?: number): StatusValues => {
  const { latest, reopen } = options;
  const [first] = target === undefined ? [] : statusesOf(options, String(target));
  if (first && targetRefusal(options, target) === undefined)
    return {
      stageId: String(target),
      statusId: String(first.id),
      comment: '',
      joiningDate: options.joiningDate ?? '',
    };
  const stageId = String((reopen ?? latest)?.stageId ?? '');
  const isKnown =
    options.withoutHiringProcess || options.stages.some(({ id }) => String(id) === stageId);
  const statusId = String(latest?.statusId ?? '');
  const standsThere = options.withoutHiringProcess || stageId === String(latest?.stageId);
  const isOffered =
    standsThere && statusesOf(options, stageId).some(({ id }) => String(id) === statusId);
  return {
    stageId: isKnown && !options.withoutHiringProcess ? stageId : '',
    statusId: isOffered ? statusId : '',
    comment: '',
    joiningDate: options.joiningDate ?? '',
  };
};

/** Whether the chosen status is one that people join in. */
export const isHired = (options: MoveOptions, { stageId, statusId }: StatusValues): boolean =>
  statusesOf(options, stageId).some(
    ({ id, category }) => String(id) === statusId && category === 'hired',
  );

/** Whether the choice is where the one applicant stands. */
export const isWhereOneStands = (
  { withoutHiringProcess, latest }: MoveOptions,
  { stageId, statusId }: StatusValues,
): boolean =>
  (withoutHiringProcess || String(latest?.stageId) === stageId) &&
  String(latest?.statusId) === statusId;

/** Whether nothing but the day changes on which somebody joins who is hired already. */
export const isNewDate = (options: MoveOptions, values: StatusValues): boolean =>
  isWhereOneStands(options, values) &&
  isHired(options, values) &&
  values.joiningDate !== (options.joiningDate ?? '');

/** The move that the fields stand for. */
export const moveOf = (options: MoveOptions, values: StatusValues): Move => ({
  ...(options.withoutHiringProcess
    ? { withoutHiringProcessId: Number(values.statusId) }
    : { stageId: Number(values.stageId), statusId: Number(values.statusId) }),
  comment: values.comment.trim(),
  ...(isHired(options, values) && { joiningDate: values.joiningDate }),
});
