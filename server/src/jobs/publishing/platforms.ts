import sql from 'sql-template-tag';
import { Named } from '../../../contract/company/directory/directory';
import { createNameLookup, type Lookups } from '../../platform/lists/lookup';

export const platformLookups: Lookups = {
  '/api/v1/platform': { ...createNameLookup(sql`platform`, Named), offered: sql`entry.is_active` },
};
