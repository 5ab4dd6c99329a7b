import type {
  ServiceToken,
  ServiceTokenShapes,
} from 'server/contract/identity/service-tokens/service-token';
import {
  serviceRights,
  type ServiceTokenState,
} from 'server/contract/identity/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/identity/service-tokens/service-token.calls';
import { StatusDot } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { RecordsPage } from '../../setup/records-page';
import { showDay } from '../../setup/show-day';
import { useCompanyDays } from '../../setup/use-company-days';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { serviceTokenList, stateNames } from './service-token-list';
import { useTokenActions } from './use-token-actions';

const tones = {
  new: 'wait',
  active: 'ok',
  expired: 'mute',
  revoked: 'bad',
} as const satisfies Record<ServiceTokenState, string>;

const useColumns = (): Column<ServiceToken>[] => {
  const { momentAt } = useCompanyDays();
  return [
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
      narrow: 'line',
      least: 200,
      share: 2,
      wraps: true,
      cell: ({ rights, remote }) =>
        rights
          .map(
            (right) =>
              serviceRights[right].name + (right === 'remotes:deploy' ? ` (${remote})` : ''),
          )
          .join(', '),
    },
    {
      id: 'lastUsedAt',
      header: 'Last Used',
      sortable: true,
      narrow: 'line',
      least: 150,
      cell: ({ lastUsedAt }) => (lastUsedAt ? momentAt(lastUsedAt) : 'Never used'),
    },
    {
      id: 'expiresOn',
      header: 'Last Day',
      narrow: 'line',
      least: 120,
      cell: ({ expiresOn }) => (expiresOn ? showDay(expiresOn) : 'No last day'),
    },
    {
      id: 'state',
      header: 'State',
      narrow: 'corner',
      least: 150,
      cell: ({ state }) => <StatusDot tone={tones[state]}>{stateNames[state]}</StatusDot>,
    },
  ];
};

export const ServiceTokensPage = () => {
  const list = useList(serviceTokenList);
  const columns = useColumns();
  const links = useRecordLinks({ Edit: refs.editServiceToken });
  const tokenActions = useTokenActions();
  const actions = useSetupActions<ServiceTokenShapes['selection']>({
    list: 'service-token',
    calls: serviceTokenCalls,
    edit: 'role:assign',
    onDeleted: list.selection.clear,
  });
  return (
    <>
      <SettingsNav />
      <RecordsPage
        title="Service tokens"
        create={refs.createServiceToken}
        chosen={list.selected.selection.id}
        more={tokenActions.of}
        empty={{
          title: 'No service tokens yet',
          words: 'With one, another system such as payroll calls the API by itself.',
        }}
        {...{ list, columns, links, actions }}
      />
      {tokenActions.dialogs}
    </>
  );
};

ServiceTokensPage.beginReading = serviceTokenList.beginReading;
