import { lookupSource } from 'shared-auth/lookups';

export const sources = lookupSource('sources');
/** Who can be an applicant's recruiter. */
export const staff = lookupSource('staff');
/** Open jobs; one that was chosen and is no longer open is not found by its id. */
export const jobChoices = lookupSource('jobs');
