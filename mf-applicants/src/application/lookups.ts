import { lookupSource } from 'shared-auth/lookups';

export const sources = lookupSource('sources');
export const staffLookup = lookupSource('staff');
/** The lookup lists open jobs only, so a chosen job that has closed is not found by its id. */
export const jobLookup = lookupSource('jobs');
