import type { RecordFieldValues } from '../../../platform/lists/record-table';

/** `today` is a day as `YYYY-MM-DD`. */
export const hasLeftCompany = ({ leavingDate }: RecordFieldValues, today: string): boolean =>
  typeof leavingDate === 'string' && leavingDate !== '' && leavingDate <= today;

/** True if the sent record makes the person inactive, so that it cannot take over an e-mail address. */
export const isInactiveByRecord = (fields: RecordFieldValues, today: string): boolean =>
  fields.status === 0 || hasLeftCompany(fields, today);

export const isPersonReturning = (
  fields: RecordFieldValues,
  before: RecordFieldValues,
  today: string,
): boolean =>
  !hasLeftCompany({ ...before, ...fields }, today) &&
  (fields.status === 1 || hasLeftCompany(before, today));
