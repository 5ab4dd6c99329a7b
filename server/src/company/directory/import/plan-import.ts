import type { Database } from '../../../platform/db/database';
import { dryRun } from '../../../platform/db/dry-run';
import { planUpsert, type UpsertRequest } from '../upsert/plan-upsert';
import { createNamedRecords, type MissingNames } from './missing-references';

/** Forecast for the records once the missing ones are created; the transaction is then rolled back. */
export const planImport = (db: Database, missing: MissingNames, planning: UpsertRequest) =>
  missing.length === 0
    ? planUpsert(db, planning)
    : dryRun(db, async (tx) => {
        await createNamedRecords(tx, missing, planning.userId);
        return planUpsert(tx, planning);
      });
