import type { SuiteAppRow } from 'server/contract/company/suite-apps/suite-app';
import { SwitchField, TextField } from 'shared-ui/forms';
import { RowTitle } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import type { EditableColumn } from 'shell/sdk/rows';
import { SettingsNav } from '../../general-settings/settings-nav';
import { RowsPage } from '../../setup/rows-page';
import { useSetupRows } from '../../setup/use-setup-rows';
import { suiteAppList } from './suite-app-list';
import { suiteAppRows } from './suite-app-rows';

const columns: EditableColumn<SuiteAppRow>[] = [
  {
    id: 'appName',
    header: 'Name',
    sortable: true,
    narrow: 'title',
    least: 180,
    share: 1,
    cell: ({ appName }) => <RowTitle title={appName} />,
    field: <TextField name="appName" label="Name" required />,
  },
  {
    id: 'appUrl',
    header: 'Address',
    narrow: 'line',
    least: 240,
    share: 2,
    cell: ({ appUrl }) => appUrl,
    field: <TextField name="appUrl" label="Address" required />,
  },
  {
    id: 'appIcon',
    header: 'Icon',
    narrow: 'line',
    least: 180,
    share: 1,
    cell: ({ appIcon }) => appIcon,
    field: <TextField name="appIcon" label="Icon" />,
  },
  {
    id: 'isActive',
    header: 'Status',
    narrow: 'line',
    least: 120,
    cell: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    field: <SwitchField name="isActive" label="Active" />,
  },
];

export const SuiteAppsPage = () => {
  const list = useList(suiteAppList);
  const rows = useSetupRows(list, 'suite-app', suiteAppRows);
  return (
    <>
      <SettingsNav />
      <RowsPage
        title="All Apps"
        add="Add New App"
        emptiness="Add the first one, and everyone finds it in the menu All Apps."
        {...{ list, rows, columns }}
      />
    </>
  );
};

SuiteAppsPage.beginReading = suiteAppList.beginReading;
