import type { EmploymentImport } from '../../contract/employment/employment';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import type { ReadCsv } from '../files/csv-reading/inspect-csv';
import type { EntryJudge, JudgedEntry } from '../http/entry-judge';
import { inTurns } from '../lists/in-turns';
import { entryOf, placesOf } from './read-employment.rule';
import { writeEmployment } from './write-employment';

/** The first of each outcome are told. */
const mostLines = 50;

interface Row {
  line: number;
  cells: string[];
}

/** Takes a transaction back and carries out of it what it would have made. */
class DryRun extends Error {
  constructor(readonly outcome: EmploymentImport) {
    super('This was only tried');
  }
}

/**
 * Enters the days of a file, those that are not refused, in one transaction. A dry run does the same and
 * takes it back, so that it says exactly what would become of each row.
 */
export const importEmployment = async (
  db: Database,
  actor: Actor,
  { columns, batches, total }: ReadCsv,
  { judge, isDryRun }: { judge: EntryJudge; isDryRun: boolean },
): Promise<EmploymentImport> => {
  const places = placesOf(columns);
  const rows: Row[] = batches.flatMap((batch) => JSON.parse(batch) as Row[]);
  const entries: JudgedEntry[] = [];
  await inTurns(rows, ({ cells }) => void entries.push(judge(entryOf(places, cells))));
  try {
    return await db.transaction(async (tx) => {
      const results = await writeEmployment(tx, actor, entries);
      const outcome: EmploymentImport = { total, updated: 0, unchanged: 0, refused: 0, lines: [] };
      for (const [at, result] of results.entries()) {
        outcome[result.outcome] += 1;
        if (outcome[result.outcome] > mostLines) continue;
        const { applicantId, email } = entryOf(places, rows[at]?.cells ?? []);
        outcome.lines.push({
          ...{ line: rows[at]?.line ?? 0, outcome: result.outcome },
          name: String(email ?? applicantId ?? ''),
          message: Object.values(result.fields ?? {}).join(' '),
        });
      }
      if (isDryRun) throw new DryRun(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
};
