import { AppError } from '../errors';

/**
 * Refuses a write that was based on an older version, and hands out the stored record with the
 * refusal. A write without a version is last-write-wins. Call it with the row locked.
 */
export const assertVersion = async (
  sent: number | undefined,
  stored: number,
  current: () => Promise<unknown>,
): Promise<void> => {
  if (sent !== undefined && sent !== stored)
    throw new AppError('STALE_VERSION', { current: await current() });
};
