import type { Database } from '../../../platform/db/database';
import type { PlannedRecord } from '../upsert/candidate';
import { planUpsert, type UpsertRequest } from '../upsert/plan-upsert';
import { createMissing, type Missing } from './missing';

/** Thrown to roll a transaction back while returning its result. */
class DryRun extends Error {
  constructor(
    readonly records: PlannedRecord[],
    readonly order: number[],
  ) {
    super('This was only tried');
  }
}

/** Creates missing records, plans with them, and rolls everything back. */
export const planWith = async (db: Database, missing: Missing, planning: UpsertRequest) => {
  if (missing.length === 0) return planUpsert(db, planning);
  try {
    return await db.transaction(async (tx) => {
      await createMissing(tx, missing, planning.userId);
      const { records, order } = await planUpsert(tx, planning);
      throw new DryRun(records, order);
    });
  } catch (error) {
    if (error instanceof DryRun) return error;
    throw error;
  }
};
