import type { Many } from '../../answer';
import { call } from '../../call';
import type { AuditEntry, AuditQuery } from './audit-log';

export const getAuditLog = call<{ query: AuditQuery; reply: Many<AuditEntry> }>(
  'GET',
  '/api/v1/audit-log',
);
