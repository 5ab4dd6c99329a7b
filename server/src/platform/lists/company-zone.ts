import sql from 'sql-template-tag';

/** Inlined, since calling `company_zone()` would double the cost of the query. */
export const companyZone = sql`coalesce((select time_zone from company), 'UTC')`;
