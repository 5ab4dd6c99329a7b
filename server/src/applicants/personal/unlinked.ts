import sql from 'sql-template-tag';
import { createPersonalData } from '../../platform/personal-data/personal-table';

/** Applications in quarantine have no applicant record yet, so they are found by e-mail address. */
export const quarantinePersonalData = createPersonalData('Applications in quarantine', [
  {
    one: 'Application in quarantine',
    table: 'held_application',
    key: ['id'],
    link: { by: 'email', column: sql`lower(btrim(row.email))` },
  },
]);

const hasAddress = sql`exists (
  select from unnest(row.cells) cell where lower(btrim(cell)) = owned.owner)`;

/**
 * Rows of imported files are deleted after 30 days; until then they are found by the e-mail address in a
 * cell.
 */
export const importRowPersonalData = createPersonalData('Rows of imported files', [
  {
    one: 'Row',
    table: 'application_import_row',
    key: ['import_id', 'line'],
    link: {
      ...{ by: 'email', column: sql`owned.owner`, on: hasAddress },
      narrow: (emails) => sql`exists (
        select from unnest(row.cells) cell where lower(btrim(cell)) = any(${[...emails]}::text[]))`,
    },
    erased: { cells: sql`'{}'::text[]`, reason: sql`''` },
  },
  {
    one: 'First lines of import',
    table: 'application_import',
    key: ['id'],
    link: {
      by: 'email',
      column: sql`owned.owner`,
      on: sql`position(owned.owner in lower(row.head::text)) > 0`,
    },
    erased: { head: sql`'[]'::jsonb` },
  },
]);
