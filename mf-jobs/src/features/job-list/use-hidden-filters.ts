import { usePermission } from 'shared-auth';

const ofSetup = ['questionGroup', 'pipeline'];
const none: readonly string[] = [];

/** Filters by records of setup are for those who may look at setup. */
export const useHiddenFilters = (): readonly string[] =>
  usePermission('setup:view-hiring').allowed ? none : ofSetup;
