import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import {
  serviceRights,
  serviceTokenStates,
  type ServiceTokenState,
} from 'server/contract/identity/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/identity/service-tokens/service-token.calls';
import { StatusDot } from 'shared-ui';
import { RowTitle } from 'shared-ui/table';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { choiceFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { renderDate } from '../../setup/render-date';
import { useCompanyDays } from '../../setup/use-company-days';
import { useTokenActions } from './use-token-actions';

const tokenStateMarks = {
  new: { tone: 'wait', label: 'Without a secret' },
  active: { tone: 'ok', label: 'Active' },
  expired: { tone: 'mute', label: 'Expired' },
  revoked: { tone: 'bad', label: 'Revoked' },
} as const satisfies Record<ServiceTokenState, object>;

const getRightName = (right: ServiceToken['rights'][number], remote: string): string =>
  serviceRights[right].name + (right === 'remotes:deploy' ? ` (${remote})` : '');

const LastUse = ({ lastUsedAt }: Pick<ServiceToken, 'lastUsedAt'>) => {
  const { momentAt } = useCompanyDays();
  return lastUsedAt ? momentAt(lastUsedAt) : 'Never used';
};

export const ServiceTokensPage = defineRecordListPage({
  kind: 'service-token',
  title: 'Service tokens',
  one: 'service token',
  many: 'service tokens',
  emptiness: 'With one, another system such as payroll calls the API by itself.',
  calls: serviceTokenCalls,
  edit: 'role:assign',
  nameOf: ({ name }) => name,
  create: refs.createServiceToken,
  links: { Edit: refs.editServiceToken },
  useOwn: () => {
    const { of, dialogs } = useTokenActions();
    return { nav: <SettingsNav />, more: of, dialogs };
  },
  sorts: ['name', 'createdAt', 'lastUsedAt'],
  filters: [
    choiceFilter('state', 'State', [
      ['all', 'All states'],
      ...serviceTokenStates.map(
        (state) => [state, tokenStateMarks[state].label, { state }] as const,
      ),
    ]),
  ],
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      narrow: 'title',
      least: 200,
      share: 2,
      cell: ({ name, ending }) => <RowTitle title={name} second={ending && `hct_…${ending}`} />,
    },
    {
      id: 'rights',
      header: 'Rights',
      least: 200,
      share: 2,
      wraps: true,
      cell: ({ rights, remote }) => rights.map((right) => getRightName(right, remote)).join(', '),
    },
    {
      id: 'lastUsedAt',
      header: 'Last Used',
      sortable: true,
      least: 150,
      cell: (token) => <LastUse {...token} />,
    },
    {
      id: 'expiresOn',
      header: 'Last Day',
      least: 120,
      cell: ({ expiresOn }) => (expiresOn ? renderDate(expiresOn) : 'No last day'),
    },
    {
      id: 'state',
      header: 'State',
      narrow: 'corner',
      least: 150,
      cell: ({ state }) => (
        <StatusDot tone={tokenStateMarks[state].tone}>{tokenStateMarks[state].label}</StatusDot>
      ),
    },
  ],
});
