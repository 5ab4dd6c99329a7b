import type { ColumnUses } from '../platform/personal-data/column-uses';

export const privacyColumns: ColumnUses = {
  freeTexts: {
    erasure: 'reason rule unsure',
    retention_hold: 'reason',
  },
  purposelyLasting: {
    erasure: 'sealed_for applicant_ids application_ids email_hashes sealed sealed_with file_ids',
  },
  notPersonal: {
    privacy_request: 'kind state',
    record_reading: 'kind list',
    retention_rule: 'name outcome',
    retention_run: 'by_rule sealed_by_rule left_by_rule',
  },
};
