import sql from 'sql-template-tag';
import type { ApplicationImport, ImportMapping } from '../../../contract/intake/application-import';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import type { ReadCsv } from '../../files/csv-reading/inspect-csv';
import { suggestMapping } from './mapping.rule';

/** A run gives a sign of life with every chunk; after this long without one its server is gone. */
const silence = sql`interval '30 seconds'`;
export const stoppedByServer =
  'The server was stopped meanwhile. Run the import again: it goes on.';

/** Keeps a file row by row; answers its id. */
export const storeImport = (
  db: Db,
  actorId: number,
  fileName: string,
  { encoding, delimiter, headerLine, head, columns, total, batches }: ReadCsv,
): Promise<number> =>
  db.transaction(async (inner) => {
    // Old files hold personal data that nobody needs any more.
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

type Stored = Omit<ApplicationImport, 'suggestion' | 'sample'> & { sample: string[][] | null };

/** @throws AppError unless it is the person's own. */
export const readImport = async (
  db: Db,
  id: number,
  actorId: number,
): Promise<ApplicationImport> => {
  const stored = await db.one<Stored>(sql`
    with kept as (
      select *, state = 'running' and beat_at < now() - ${silence} as is_silent
      from application_import where id = ${id} and created_by = ${actorId})
    select id, file_name as "fileName", encoding, delimiter, header_line as "headerLine", head, columns, total, imported, rejected,
      case when is_silent then 'stopped' else state end as state, mapping,
      job_id as "jobId", source_id as "sourceId", create_sources as "createSources",
      case when is_silent then ${stoppedByServer} else message end as message,
      to_json(created_at) #>> '{}' as created_at,
      (select json_agg(to_json(cells) order by line) from (
        select cells, line from application_import_row where import_id = kept.id
        order by line limit 5) first) as sample
    from kept`);
  if (!stored) throw new AppError('NOT_FOUND');
  return { ...stored, sample: stored.sample ?? [], suggestion: suggestMapping(stored.columns) };
};

export interface WaitingRow {
  line: number;
  cells: string[];
}

/** The next rows that are not done with. */
export const waitingRows = (
  db: Db,
  id: number,
  after: number,
  limit: number,
): Promise<WaitingRow[]> =>
  db.many<WaitingRow>(sql`
    select line, cells from application_import_row
    where import_id = ${id} and state = 'waiting' and line > ${after}
    order by line limit ${limit}`);

/** Takes the run of an import for this server, unless another one has it. */
export const claimRun = async (db: Db, id: number): Promise<ImportMapping | undefined> => {
  const claimed = await db.one<{ mapping: ImportMapping }>(sql`
    update application_import set state = 'running', message = '', beat_at = now()
    where id = ${id} and mapping is not null and (
      state in ('uploaded', 'stopped') or (state = 'running' and beat_at < now() - ${silence}))
    returning mapping`);
  return claimed?.mapping;
};

/**
 * An import that another server gave a sign of life of may still run there, or that server was ended
 * just now: nobody can tell until the time for its next sign has passed.
 * @throws AppError that says when.
 */
export const expectNoneElsewhere = async (db: Db, id: number): Promise<void> => {
  const run = await db.one<{ seconds: number }>(sql`
    select ceil(extract(epoch from beat_at + ${silence} - now()))::integer as seconds
    from application_import where id = ${id} and state = 'running'`);
  if (!run) return;
  const seconds = Math.max(1, run.seconds);
  throw new AppError('IN_USE', {
    message: `This import ran a moment ago on a server that may have stopped. If it does not go on by itself, run it again in ${seconds} seconds.`,
    retryAfter: seconds,
  });
};
