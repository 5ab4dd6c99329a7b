import sql from 'sql-template-tag';
import type { ServiceRightName } from '../../../contract/identity/service-tokens/service-token-constants';
import type { ServiceTokenFilter } from '../../../contract/identity/service-tokens/service-token';
import { serviceTokenStateSql } from './create-service-authenticator';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

export const serviceTokenList: SelectableList<ServiceTokenFilter, 'id'> & WritableList = {
  kind: 'service-token',
  one: 'service token',
  many: 'service tokens',
  field: 'id',
  from: sql`service_token token`,
  key: sql`token.id`,
  name: sql`token.name`,
  row: () =>
    toRowSql(sql`
    'id', token.id, 'name', token.name, 'rights', array_to_json(token.rights), 'remote', token.remote,
    'state', ${serviceTokenStateSql}, 'ending', token.secret_end, 'createdAt', to_json(token.created_at),
    'expiresOn', token.expires_on, 'lastUsedAt', to_json(token.last_used_at), 'version', token.version`),
  search: () => sql`token.name`,
  sorts: {
    name: toNaturalOrder(sql`token.name`),
    createdAt: sql`token.created_at`,
    lastUsedAt: sql`coalesce(token.last_used_at, '-infinity')`,
  },
  filters: { state: (state) => sql`${serviceTokenStateSql} = ${state}` },
  exportColumns: {
    Name: sql`token.name`,
    Rights: sql`array_to_string(token.rights, ', ')`,
    Remote: sql`token.remote`,
    State: serviceTokenStateSql,
    'Last Day': sql`to_char(token.expires_on, 'YYYY-MM-DD')`,
    'Last Used': sql`to_char(token.last_used_at at time zone company_zone(), 'YYYY-MM-DD HH24:MI')`,
  },
  uses: [],
  record: {
    table: 'service_token',
    columns: { name: 'name', rights: 'rights', remote: 'remote', expiresOn: 'expires_on' },
    storedAs: { expiresOn: (day: string | null) => day || null },
    check: ({ rights, remote }) =>
      (rights as ServiceRightName[] | undefined)?.includes('remotes:deploy') && !remote
        ? { remote: 'Name the remote that it deploys, such as jobs.' }
        : {},
    unique: { name: 'There is a service token of this name already.' },
  },
};
