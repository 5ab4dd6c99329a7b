import type { EmploymentImport } from '../../../contract/referrals/employment/employment';
import type { Actor } from '../../platform/access/actor';
import type { Database, Transaction } from '../../platform/db/database';
import { runAndRollBack } from '../../platform/db/dry-run';
import { invalidField } from '../../platform/errors';
import type { DayOrder } from '../../../contract/platform/files/day-order-constants';
import { readCompanyDayOrder } from '../../platform/company/company-day-order';
import { proposeDayOrder } from '../../platform/files/csv-reading/day-order.rule';
import { toCsvPreview, type InspectedCsv } from '../../platform/files/csv-reading/inspect-csv';
import type { ParsedRow } from '../../platform/files/csv-reading/parsed-row';
import type { EntryValidator, EntryResult } from '../../platform/http/entry-validator';
import { visitRowsWithoutBlocking } from '../../platform/lists/visit-rows-in-turns';
import {
  listEmploymentDayCells,
  judgeEmploymentColumns,
  readEmploymentRow,
} from './read-employment.rule';
import { writeEmployment } from './write-employment';

/** Maximum of entries listed for each outcome. */
const maxLines = 50;

interface EmploymentImportOptions {
  judge: EntryValidator;
  isDryRun: boolean;
  dayOrder: DayOrder | undefined;
}

/** A dry run does the same work and rolls it back, so its prediction is exact. */
export const importEmployment = async (
  db: Database,
  actor: Actor,
  file: InspectedCsv,
  { judge, isDryRun, dayOrder }: EmploymentImportOptions,
): Promise<EmploymentImport> => {
  const { places, fault } = judgeEmploymentColumns(file.columns);
  const rows = file.batches.flatMap((batch) => JSON.parse(batch) as ParsedRow[]);
  const proposal = proposeDayOrder(
    listEmploymentDayCells(places, rows),
    await readCompanyDayOrder(db),
  );
  const unjudged: EmploymentImport = {
    ...{ ...toCsvPreview(file), total: file.total, updated: 0, unchanged: 0, refused: 0 },
    ...{ fault, dayOrder: proposal, lines: [] },
  };
  if (fault && !isDryRun) throw invalidField('file', fault);
  if (fault) return unjudged;
  const entries: EntryResult[] = [];
  await visitRowsWithoutBlocking(rows, ({ cells }) => {
    const { entry, faults } = readEmploymentRow(places, cells, dayOrder);
    const judged = judge(entry);
    entries.push({ value: judged.value, faults: { ...judged.faults, ...faults } });
  });
  const write = async (tx: Transaction): Promise<EmploymentImport> => {
    const results = await writeEmployment(tx, actor, entries);
    const outcome: EmploymentImport = { ...unjudged, lines: [] };
    for (const [at, result] of results.entries()) {
      outcome[result.outcome] += 1;
      if (outcome[result.outcome] > maxLines) continue;
      const { applicantId, email } = readEmploymentRow(places, rows[at]?.cells ?? []).entry;
      outcome.lines.push({
        ...{ line: rows[at]?.line ?? 0, outcome: result.outcome },
        name: String(email ?? applicantId ?? ''),
        message: Object.values(result.fields ?? {}).join(' '),
      });
    }
    return outcome;
  };
  return isDryRun ? runAndRollBack(db, write) : db.transaction(write);
};
