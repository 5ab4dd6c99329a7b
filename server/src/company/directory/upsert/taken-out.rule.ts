import type { Fields } from '../../../platform/lists/record-table';

/** For records of people: their last day has come by a day that is written as in `2026-01-31`. */
export const hasLeft = ({ leavingDate }: Fields, today: string): boolean =>
  typeof leavingDate === 'string' && leavingDate !== '' && leavingDate <= today;

/** What is sent says itself that its person is out, so that it lets nobody in under an address. */
export const isSentAsGone = (fields: Fields, today: string): boolean =>
  fields.status === 0 || hasLeft(fields, today);

/** Someone who was taken out would come in again by this. */
export const comesBack = (fields: Fields, before: Fields, today: string): boolean =>
  !hasLeft({ ...before, ...fields }, today) && (fields.status === 1 || hasLeft(before, today));
