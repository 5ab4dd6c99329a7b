import { AppError } from '../../platform/errors';

const duration = (seconds: number): string => {
  if (seconds === 1) return 'a second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const tooMany = (seconds: number): AppError =>
  new AppError('TOO_MANY', {
    message: `Too many attempts. Wait ${duration(seconds)}, then try again.`,
    retryAfter: seconds,
  });
