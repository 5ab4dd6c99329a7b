import { AppError } from '../../platform/errors';

const formatDuration = (seconds: number): string => {
  if (seconds === 1) return 'a second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const createTooManyAttemptsError = (seconds: number): AppError =>
  new AppError('TOO_MANY', {
    message: `Too many attempts. Wait ${formatDuration(seconds)}, then try again.`,
    retryAfter: seconds,
  });
