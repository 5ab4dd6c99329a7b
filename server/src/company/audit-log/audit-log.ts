import type { FastifyInstance } from 'fastify';
import { Many } from '../../../contract/answer';
import {
  AuditEntry,
  AuditQuery,
  AuditSelection,
} from '../../../contract/company/audit-log/audit-log';
import { getAuditLog } from '../../../contract/company/audit-log/audit-log.calls';
import type { Domain, Parts } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { assertDays } from '../../platform/lists/days';
import { exportedList } from '../../platform/lists/list-exports';
import { readPage } from '../../platform/lists/read-page';
import { auditLog as list } from './audit-log.list';

const register = (app: FastifyInstance, { db }: Parts): void =>
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
      assertDays(query);
      return new RawJson(await readPage(db, list, query, actor));
    },
  );

export const auditLog: Domain = {
  register,
  lists: [
    exportedList(list, { access: 'audit:view', selection: AuditSelection, holdsPayouts: true }),
  ],
};
