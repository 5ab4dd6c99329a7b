import sql from 'sql-template-tag';

/**
 * What `company_zone()` answers, asked in place and once for a statement: a call of the function takes as
 * long as finding the day.
 */
export const companyZone = sql`coalesce((select time_zone from company), 'UTC')`;
