import { route, type Feature } from 'shell/sdk/define';
import { auditLog } from '../../../contract';

export const auditLogFeature: Feature = {
  pages: {
    AuditLogPage: route(auditLog, '/general-settings/audit-log', {
      title: 'Audit log',
      menu: 'setup.general-settings-menu',
      can: 'audit:view',
      link: { row: 'setup.settings', group: 'System', order: 70 },
    }),
  },
};
