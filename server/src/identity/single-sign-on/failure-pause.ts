const pauseMilliseconds = 10_000;

/**
 * Repeats a failure for ten seconds, so that unauthenticated requests cannot flood a provider that is down.
 */
export const createFailurePause = () => {
  let failed: { error: unknown; until: number } | undefined;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (failed && failed.until > performance.now()) throw failed.error;
    try {
      return await ask();
    } catch (error) {
      failed = { error, until: performance.now() + pauseMilliseconds };
      throw error;
    }
  };
};
