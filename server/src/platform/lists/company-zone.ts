import sql from 'sql-template-tag';

/** A subquery in each statement, since calling `company_zone()` would double the cost of the query. */
export const companyTimeZone = sql`coalesce((select time_zone from company), 'UTC')`;
