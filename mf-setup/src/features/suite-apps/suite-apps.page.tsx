import { messages } from 'server/contract/messages';
import { appAddress, iconAddress } from 'server/contract/company/suite-apps/suite-app-constants';
import { suiteAppCalls } from 'server/contract/company/suite-apps/suite-app.calls';
import { yup } from 'shared-ui/forms';
import { SettingsNav } from '../../general-settings/settings-nav';
import { switchField, textField } from '../../setup/fields';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';

const toTrimmedField = (value: string, name: string) => ({ [name]: value.trim() });

export const SuiteAppsPage = defineRowEditingPage({
  kind: 'suite-app',
  title: 'All Apps',
  one: 'app',
  many: 'apps',
  add: 'Add New App',
  emptiness: 'Add the first one, and everyone finds it in the menu All Apps.',
  calls: suiteAppCalls,
  edit: 'company:edit',
  nav: <SettingsNav />,
  nameOf: ({ appName }) => appName,
  columns: [
    { id: 'appName', header: 'Name', narrow: 'title', sortable: true, least: 180, share: 1 },
    { id: 'appUrl', header: 'Address', least: 240, share: 2 },
    { id: 'appIcon', header: 'Icon', least: 180, share: 1 },
    {
      id: 'isActive',
      header: 'Status',
      least: 120,
      cell: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    },
  ],
  fields: {
    appName: textField({ label: 'Name', required: 'Enter the app’s name.', max: 60 }),
    appUrl: {
      ...textField({ label: 'Address', required: messages.suiteApp.address }),
      rule: yup
        .string()
        .trim()
        .required(messages.suiteApp.address)
        .matches(appAddress, messages.suiteApp.address),
      write: toTrimmedField,
    },
    appIcon: {
      ...textField({ label: 'Icon' }),
      rule: yup.string().trim().matches(iconAddress, messages.suiteApp.icon),
      write: toTrimmedField,
    },
    isActive: { ...switchField('Active'), empty: true },
  },
});
