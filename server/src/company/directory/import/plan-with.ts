import type { Database } from '../../../platform/db/database';
import type { PlannedRecord } from '../upsert/candidate';
import { planUpsert, type UpsertRequest } from '../upsert/plan-upsert';
import { createMissing, type Missing } from './missing';

/** Takes a transaction back and carries out of it what it would have made. */
class DryRun extends Error {
  constructor(
    readonly records: PlannedRecord[],
    readonly order: number[],
  ) {
    super('This was only tried');
  }
}

/** What would become of the records once what is missing was created; that is taken back again. */
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
