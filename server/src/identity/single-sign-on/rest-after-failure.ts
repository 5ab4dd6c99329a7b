const rest = 10_000;

/**
 * Asks, unless asking failed less than ten seconds ago: then it is that failure at once, so that nobody
 * who needs no session can make the server ask a provider that is away again and again.
 */
export const restAfterFailure = () => {
  let failed: { error: unknown; until: number } | undefined;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (failed && failed.until > performance.now()) throw failed.error;
    try {
      return await ask();
    } catch (error) {
      failed = { error, until: performance.now() + rest };
      throw error;
    }
  };
};
