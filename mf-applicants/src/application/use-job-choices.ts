import { useLookup } from 'shared-auth';

/** Jobs that someone can be added to; the server searches and pages. */
export const useJobChoices = (search: string) => useLookup('jobs', { search });
