import type { Company } from 'server/contract/platform/company/company';
import type { DateOrder } from 'server/contract/platform/company/company-constants';
import { isSameTimeZone } from 'server/contract/platform/company/time-zone-constants';
import type { PickerItem } from 'shared-ui/forms';

export interface CompanyValues {
  companyName: string;
  timeZone: PickerItem | null;
  currency: PickerItem | null;
  dateOrder: DateOrder;
  logo: File | null;
  favicon: File | null;
  keepsLogo: boolean;
  keepsFavicon: boolean;
}

export const companyLabels = {
  companyName: 'Company name',
  timeZone: 'Time zone',
  currency: 'Currency',
  dateOrder: 'Dates',
  logo: 'Logo',
  favicon: 'Icon of the browser’s tab',
  keepsLogo: 'Keep the logo',
  keepsFavicon: 'Keep the icon',
} as const satisfies Record<keyof CompanyValues, string>;

export const toPickerItem = (name: string): PickerItem => ({ id: name, label: name });

export const toCompanyValues = ({
  companyName,
  timeZone,
  currency,
  dateOrder,
  companyLogo,
  companyFaviconIcon,
}: Company): CompanyValues => ({
  companyName,
  timeZone: toPickerItem(timeZone),
  currency: toPickerItem(currency),
  dateOrder,
  logo: null,
  favicon: null,
  keepsLogo: companyLogo !== '',
  keepsFavicon: companyFaviconIcon !== '',
});

export const toCompanyBody = (values: CompanyValues, stored: Company): FormData => {
  const { companyName, timeZone, currency, dateOrder, logo, favicon, keepsLogo, keepsFavicon } =
    values;
  const form = new FormData();
  form.set('companyName', companyName);
  // A changed time zone moves every deadline, so the form sends the time zone only if it differs.
  if (timeZone && !isSameTimeZone(timeZone.label, stored.timeZone))
    form.set('timeZone', timeZone.label);
  if (currency) form.set('currency', currency.label);
  if (dateOrder !== stored.dateOrder) form.set('dateOrder', dateOrder);
  if (logo) form.set('logo', logo);
  else if (!keepsLogo) form.set('companyLogo', '');
  if (favicon) form.set('favicon', favicon);
  else if (!keepsFavicon) form.set('companyFaviconIcon', '');
  form.set('version', String(stored.version));
  return form;
};
