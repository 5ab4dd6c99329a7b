import sql from 'sql-template-tag';
import type { BoardAccountShapes } from '../../../contract/jobs/publishing/board-account';
import { boardAccountMessages } from '../../../contract/jobs/publishing/board-account-constants';
import type { RecordFilter } from '../../../contract/record-shapes';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';

type Filter = Omit<RecordFilter<BoardAccountShapes>, 'id'>;

const companyIdPattern = /^\d*$/;
const emailPattern = /^([^@\s]+@[^@\s]+\.[^@\s]+)?$/;

export const boardAccountList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'board-account',
  one: 'board account',
  many: 'board accounts',
  field: 'id',
  from: sql`(select * from platform where feed in ('indeed', 'linkedin')) account`,
  key: sql`account.id`,
  name: sql`account.name`,
  row: () =>
    toRowSql(sql`
      'id', account.id, 'name', account.name, 'board', account.feed,
      'companyId', account.company_id, 'email', account.account_email,
      'version', account.version`),
  search: () => sql`account.name`,
  sorts: { name: toNaturalOrder(sql`account.name`) },
  filters: {},
  // Each job board's account counts as used by the board's feed, so that nobody can delete it.
  uses: [{ kind: 'job', one: 'feed', many: 'feeds', count: sql`1` }],
  exportColumns: {
    Board: sql`account.name`,
    'Company ID': sql`account.company_id`,
    'Account e-mail': sql`account.account_email`,
  },
  record: {
    table: 'platform',
    columns: { companyId: 'company_id', email: 'account_email' },
    check: async ({ companyId = '', email = '' }, tx, id) => {
      const stored = await tx.one<{ feed: string | null }>(sql`
        select feed from platform where id = ${id} and feed in ('indeed', 'linkedin')`);
      if (!stored) return { email: boardAccountMessages.noBoard };
      const hasCompanyId = stored.feed === 'linkedin';
      return {
        ...(!companyIdPattern.test(String(companyId)) && {
          companyId: boardAccountMessages.companyId,
        }),
        ...(!hasCompanyId && companyId !== '' && { companyId: boardAccountMessages.noCompanyId }),
        ...(!emailPattern.test(String(email)) && { email: boardAccountMessages.email }),
      };
    },
  },
};
