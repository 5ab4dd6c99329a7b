import type { Database } from '../../../platform/db/database';
import { dryRun } from '../../../platform/db/dry-run';
import { planUpsert, type UpsertRequest } from '../upsert/plan-upsert';
import { createMissingRecords, type MissingNames } from './missing-references';

/** Plans the import as if the missing records existed: they are created, and that is rolled back. */
export const planImport = (db: Database, missing: MissingNames, planning: UpsertRequest) =>
  missing.length === 0
    ? planUpsert(db, planning)
    : dryRun(db, async (tx) => {
        await createMissingRecords(tx, missing, planning.userId);
        return planUpsert(tx, planning);
      });
