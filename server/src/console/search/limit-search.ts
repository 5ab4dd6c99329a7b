import sql, { raw } from 'sql-template-tag';

export const maxSeconds = 2;

/** Columns that bound the statements of a transaction. */
export const limitSearch = sql`set_config('statement_timeout', ${raw(`'${maxSeconds}s'`)}, true)`;
