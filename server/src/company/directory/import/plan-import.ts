import type { Database } from '../../../platform/db/database';
import { runAndRollBack } from '../../../platform/db/dry-run';
import { planUpsert, type UpsertRequest } from '../upsert/plan-upsert';
import { createMissingRecords, type MissingReferenceNames } from './missing-references';

/** Plans the import as if the missing records existed: they are created, and that is rolled back. */
export const planImport = (
  db: Database,
  missing: MissingReferenceNames,
  planning: UpsertRequest,
) =>
  missing.length === 0
    ? planUpsert(db, planning)
    : runAndRollBack(db, async (tx) => {
        await createMissingRecords(tx, missing, planning.userId);
        return planUpsert(tx, planning);
      });
