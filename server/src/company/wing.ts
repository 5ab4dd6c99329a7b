import type { Wing } from '../platform/domain';
import { auditLogDomain } from './audit-log/audit-log';
import { companyColumns } from './columns';
import { directoryDomain } from './directory/directory';
import { generalSettingsDomain } from './general-settings/general-settings';
import { groupsDomain } from './groups/groups';
import { outboxDomain } from './outbox/outbox';
import { scimDomain } from './scim/scim';
import { suiteAppsDomain } from './suite-apps/suite-apps';

export const companyWing: Wing = {
  domains: [
    auditLogDomain,
    generalSettingsDomain,
    outboxDomain,
    suiteAppsDomain,
    groupsDomain,
    directoryDomain,
    scimDomain,
  ],
  columns: companyColumns,
};
