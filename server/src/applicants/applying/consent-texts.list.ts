import sql from 'sql-template-tag';
import type { ConsentTextShapes } from '../../../contract/applicants/applying/consent-text';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';

type Filter = Omit<RecordFilter<ConsentTextShapes>, 'id'>;

const agreedCount = sql`(
  select count(*)::integer from application_consent where consent_id = consent.id)`;

const fixedMessage = 'People agreed to it as it is. Create a newer text.';

export const consentTextList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'consent-text',
  one: 'consent text',
  many: 'consent texts',
  field: 'id',
  from: sql`consent_text consent`,
  key: sql`consent.id`,
  name: sql`consent.purpose || ' ' || consent.number`,
  row: () =>
    toRowSql(sql`
      'id', consent.id, 'purpose', consent.purpose, 'number', consent.number,
      'language', consent.language, 'text', consent.text, 'agreed', ${agreedCount}, 'version', consent.version,
      'isInForce', not exists (select from consent_text newer
        where newer.purpose = consent.purpose and newer.language = consent.language
          and newer.number > consent.number)`),
  search: () => sql`consent.text`,
  sorts: { purpose: sql`consent.purpose`, number: sql`consent.number` },
  filters: { purpose: (purpose) => sql`consent.purpose = ${purpose}` },
  exportColumns: {
    Purpose: sql`consent.purpose`,
    Language: sql`consent.language`,
    Number: sql`consent.number`,
    Text: sql`consent.text`,
    Agreed: agreedCount,
  },
  uses: [{ kind: 'application', one: 'applicant', many: 'applicants', count: agreedCount }],
  record: {
    table: 'consent_text',
    columns: { purpose: 'purpose', language: 'language', text: 'text' },
    fixed: { purpose: fixedMessage, language: fixedMessage, text: fixedMessage },
    given: ({ purpose }) => ({
      number: sql`(
        select coalesce(max(number), 0) + 1 from consent_text where purpose = ${purpose})`,
    }),
    hold: (tx) => tx.run(sql`lock table consent_text in share row exclusive mode`),
  },
};
