import { AppError } from '../errors';

/**
 * Without `sent`, the last write wins. Lock the row first.
 * @throws AppError with the stored record when `sent` is outdated.
 */
export const assertVersion = async (
  sent: number | undefined,
  stored: number,
  current: () => Promise<unknown>,
): Promise<void> => {
  if (sent !== undefined && sent !== stored)
    throw new AppError('STALE_VERSION', { current: await current() });
};
