import sql from 'sql-template-tag';
import type { ApplicationImport } from '../../../../contract/applicants/intake/application-import';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import type { InspectedCsv } from '../../../platform/files/csv-reading/inspect-csv';
import { suggestColumnMapping } from './mapping.rule';

export const storeImport = (
  db: Db,
  actorId: number,
  fileName: string,
  { encoding, delimiter, headerLine, head, columns, total, batches }: InspectedCsv,
): Promise<number> =>
  db.transaction(async (inner) => {
    // Imports contain personal data, so they are deleted after 30 days.
    await inner.run(sql`
      delete from application_import
      where created_at < now() - interval '30 days' and state <> 'running'`);
    const made = await inner.one<{ id: number }>(sql`
      insert into application_import (created_by, file_name, encoding, delimiter, header_line, head, columns, total)
      values (${actorId}, ${fileName}, ${encoding}, ${delimiter}, ${headerLine},
        ${JSON.stringify(head)}::jsonb, ${columns}::text[], ${total})
      returning id`);
    const id = made?.id ?? 0;
    for (const batch of batches)
      await inner.run(sql`
        insert into application_import_row (import_id, line, cells)
        select ${id}, line, array(select jsonb_array_elements_text(cells))
        from jsonb_to_recordset(${batch}::jsonb)
          as given (line integer, cells jsonb)`);
    return id;
  });

type StoredImport = Omit<ApplicationImport, 'suggestion' | 'sample'> & {
  sample: string[][] | null;
};

/** @throws AppError unless the import belongs to the user. */
export const readImport = async (
  db: Db,
  id: number,
  actorId: number,
): Promise<ApplicationImport> => {
  const stored = await db.one<StoredImport>(sql`
    select id, file_name as "fileName", encoding, delimiter, header_line as "headerLine", head, columns, total, imported, rejected,
      state, mapping,
      job_id as "jobId", source_id as "sourceId", create_sources as "createSources",
      message, to_json(created_at) #>> '{}' as created_at,
      (select json_agg(to_json(cells) order by line) from (
        select cells, line from application_import_row where import_id = application_import.id
        order by line limit 5) first) as sample
    from application_import where id = ${id} and created_by = ${actorId}`);
  if (!stored) throw new AppError('NOT_FOUND');
  return {
    ...stored,
    sample: stored.sample ?? [],
    suggestion: suggestColumnMapping(stored.columns),
  };
};

export interface WaitingImportRow {
  line: number;
  cells: string[];
}

export const readWaitingImportRows = (
  db: Db,
  id: number,
  after: number,
  limit: number,
): Promise<WaitingImportRow[]> =>
  db.many<WaitingImportRow>(sql`
    select line, cells from application_import_row
    where import_id = ${id} and state = 'waiting' and line > ${after}
    order by line limit ${limit}`);
