import { lookupSource } from 'shared-auth/lookups';

export const sourceLookup = lookupSource('sources');
export const staffLookup = lookupSource('staff');
/** The job lookup lists open jobs only; it does not find a chosen job that has closed. */
export const jobLookup = lookupSource('jobs');
