import { ApiError } from 'shared-auth';
import { formatMovedCount, type MoveProgress } from './send-moves';

export const toInterruptedError = (error: unknown, at: MoveProgress): unknown => {
  if (!at.next || !(error instanceof ApiError)) return error;
  const { code, status, fields, requestId, current, message } = error;
  return new ApiError({
    code,
    status,
    fields,
    requestId,
    current,
    message: `${message} ${formatMovedCount(at)} Save again to go on with the rest.`,
  });
};
