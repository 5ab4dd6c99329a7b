import type { Database, Transaction } from './database';

class DryRunRollback<Result> extends Error {
  constructor(readonly result: Result) {
    super('This was only tried');
  }
}

/** Returns the result of `work` and rolls its transaction back. */
export const runAndRollBack = async <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  try {
    return await db.transaction(async (tx) => {
      throw new DryRunRollback(await work(tx));
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return (error as DryRunRollback<Result>).result;
    throw error;
  }
};
