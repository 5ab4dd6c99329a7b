import type { Wing } from '../platform/domain';
import { auditLog } from './audit-log/audit-log';
import { companyColumns } from './columns';
import { directory } from './directory/directory';
import { generalSettings } from './general-settings/general-settings';
import { groups } from './groups/groups';
import { outbox } from './outbox/outbox';
import { scimDomain } from './scim/scim';
import { suiteApps } from './suite-apps/suite-apps';

export const companyWing: Wing = {
  domains: [auditLog, generalSettings, outbox, suiteApps, groups, directory, scimDomain],
  columns: companyColumns,
};
