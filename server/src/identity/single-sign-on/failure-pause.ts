const pauseMilliseconds = 10_000;

/**
 * Repeats the last failure for ten seconds, so that requests without sign-in cannot flood a provider that is
 * down.
 */
export const createProviderFailureCache = () => {
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
