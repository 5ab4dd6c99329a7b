import { One } from '../../../contract/answer';
import { PrivacyRecord } from '../../../contract/privacy/report/privacy-record';
import { getPrivacyRecord } from '../../../contract/privacy/report/privacy-record.calls';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { readPrivacyRecord } from './read-privacy-record';

export const privacyReportDomain: Domain = {
  register: (app, { db }) =>
    route(
      app,
      getPrivacyRecord,
      {
        schemas: { reply: One(PrivacyRecord) },
        access: 'privacy:view',
        tag: 'Privacy',
        summary: 'How requests of the last year were answered, and which lists were exported.',
      },
      async () => ({ data: await readPrivacyRecord(db) }),
    ),
};
