import { AppError } from '../errors';

const window = 5 * 60_000;
const mostKept = 50_000;

/** Counts failures of a name or an address over the last five minutes. */
export const createAttempts = (most: number, now: () => number = Date.now) => {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    /** @throws TOO_MANY when the limit is reached. */
    expectFew: (key: string): void => {
      if ((current(key)?.count ?? 0) >= most)
        throw new AppError('TOO_MANY', {
          message: 'Too many attempts. Wait five minutes, then try again.',
        });
    },
    failed: (key: string): void => {
      if (failures.size >= mostKept) failures.clear();
      const entry = current(key);
      if (entry) entry.count += 1;
      else failures.set(key, { count: 1, until: now() + window });
    },
    succeeded: (key: string): void => void failures.delete(key),
  };
};
