import type { RowResult } from 'server/contract/applicants/applications/application-status';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';

const statuses: Partial<Record<NonNullable<RowResult['reason']>, number>> = {
  stale: 409,
  'not-found': 404,
};

/** Turns a refused row of a bulk result into the error that a single call would throw. */
export const toRefusalError = ({ reason = 'stale', message = messages.status.stale }: RowResult) =>
  new ApiError({ code: reason, message, status: statuses[reason] ?? 422 });
