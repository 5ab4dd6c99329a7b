import { AppError } from '../errors';

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const lostConnectionPattern =
  /Connection terminated|is not queryable|not currently accepting connections/i;

/** Codes for a timeout, deadlock or serialization failure: a retry may succeed. */
const abortedCodes = new Set(['57014', '40P01', '40001']);
const noFreeConnection = 'timeout exceeded when trying to connect';

const brokenReferenceError = (detail: string): AppError =>
  detail.includes('still referenced')
    ? new AppError('IN_USE')
    : new AppError('INVALID_INPUT', {
        message: 'Something that this record refers to does not exist. Choose it again.',
      });

/** Returns undefined for an error that is the server's own. */
export const translateDatabaseError = (error: unknown): AppError | undefined => {
  const { code = '', message = '', detail = '' } = (error ?? {}) as DatabaseError;
  if (unreachableCodes.has(code) || lostConnectionPattern.test(message))
    return new AppError('NOT_READY');
  if (abortedCodes.has(code) || message === noFreeConnection) return new AppError('TOO_BUSY');
  if (code === '23505') return new AppError('ALREADY_EXISTS');
  if (code === '23503') return brokenReferenceError(detail);
  if (/^2[23]\w{3}$/.test(code))
    return new AppError('INVALID_INPUT', {
      message: 'A value cannot be stored as it was sent. Check it and send again.',
    });
  return undefined;
};
