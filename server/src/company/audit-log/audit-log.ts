import type { FastifyInstance } from 'fastify';
import { Many } from '../../../contract/answer';
import {
  AuditEntry,
  AuditQuery,
  AuditSelection,
} from '../../../contract/company/audit-log/audit-log';
import { getAuditLog } from '../../../contract/company/audit-log/audit-log.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { assertDayRange } from '../../platform/lists/day-range';
import { createExportedList } from '../../platform/lists/list-exports';
import { readListPage } from '../../platform/lists/read-list-page';
import { auditLog as list } from './audit-log.list';

const registerAuditLog = (app: FastifyInstance, { db }: ServerDependencies): void =>
  route(
    app,
    getAuditLog,
    {
      schemas: { query: AuditQuery, reply: Many(AuditEntry) },
      access: 'audit:view',
      tag: 'Audit log',
      summary:
        'Who did what, when, and what it changed: the newest first, within the caller’s scope.',
    },
    async ({ query, actor }) => {
      assertDayRange(query);
      return new RawJson(await readListPage(db, list, query, actor));
    },
  );

export const auditLogDomain: Domain = {
  register: registerAuditLog,
  lists: [
    createExportedList(list, {
      access: 'audit:view',
      selection: AuditSelection,
      holdsPayouts: true,
    }),
  ],
};
