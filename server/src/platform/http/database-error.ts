import { AppError } from '../errors';

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
}

const unreachable = new Set([
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
const lost = /Connection terminated|is not queryable/i;

/** Codes for a timeout, deadlock or serialization failure: a retry may succeed. */
const endedByServer = new Set(['57014', '40P01', '40001']);
const noneFree = 'timeout exceeded when trying to connect';

const brokenReference = (detail: string): AppError =>
  detail.includes('still referenced')
    ? new AppError('IN_USE')
    : new AppError('INVALID_INPUT', {
        message: 'Something that this record refers to does not exist. Choose it again.',
      });

/** Returns undefined for an error of the server itself. */
export const fromDatabase = (error: unknown): AppError | undefined => {
  const { code = '', message = '', detail = '' } = (error ?? {}) as DatabaseError;
  if (unreachable.has(code) || lost.test(message)) return new AppError('NOT_READY');
  if (endedByServer.has(code) || message === noneFree) return new AppError('TOO_BUSY');
  if (code === '23505') return new AppError('ALREADY_EXISTS');
  if (code === '23503') return brokenReference(detail);
  if (/^2[23]\w{3}$/.test(code))
    return new AppError('INVALID_INPUT', {
      message: 'A value cannot be stored as it was sent. Check it and send again.',
    });
  return undefined;
};
