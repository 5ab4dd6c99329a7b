import { messages } from 'server/contract/messages';
import type { SuiteAppRow } from 'server/contract/company/suite-apps/suite-app';
import { appAddress, iconAddress } from 'server/contract/company/suite-apps/suite-app-constants';
import { suiteAppCalls } from 'server/contract/company/suite-apps/suite-app.calls';
import { yup } from 'shared-ui/forms';
import type { SetupRows } from '../../setup/use-setup-rows';

const labels = { appName: 'Name', appUrl: 'Address', appIcon: 'Icon', isActive: 'Active' };

type Values = Pick<SuiteAppRow, keyof typeof labels>;

export const suiteAppRows: SetupRows<Values, SuiteAppRow> = {
  calls: suiteAppCalls,
  edit: 'company:edit',
  empty: { appName: '', appUrl: '', appIcon: '', isActive: true },
  valuesOf: ({ appName, appUrl, appIcon, isActive }) => ({ appName, appUrl, appIcon, isActive }),
  bodyOf: ({ appName, appUrl, appIcon, isActive }) => ({
    appName,
    appUrl: appUrl.trim(),
    appIcon: appIcon.trim(),
    isActive,
  }),
  labels,
  schema: () =>
    yup.object({
      appName: yup
        .string()
        .trim()
        .required('Enter the app’s name.')
        .max(60, 'Use at most 60 characters.'),
      appUrl: yup
        .string()
        .trim()
        .required(messages.suiteApp.address)
        .matches(appAddress, messages.suiteApp.address),
      appIcon: yup.string().trim().matches(iconAddress, messages.suiteApp.icon),
    }),
};
