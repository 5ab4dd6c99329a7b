import type { Fields } from '../../../platform/lists/record-table';

/** `today` is `YYYY-MM-DD`. */
export const hasLeft = ({ leavingDate }: Fields, today: string): boolean =>
  typeof leavingDate === 'string' && leavingDate !== '' && leavingDate <= today;

/** True if the record itself makes its person inactive, so it cannot take over an address. */
export const isSentAsInactive = (fields: Fields, today: string): boolean =>
  fields.status === 0 || hasLeft(fields, today);

export const isReturning = (fields: Fields, before: Fields, today: string): boolean =>
  !hasLeft({ ...before, ...fields }, today) && (fields.status === 1 || hasLeft(before, today));
