import { isSameTimeZone, presentName } from 'server/contract/platform/company/time-zone-constants';

export const getDifferentBrowserZone = (companyZone: string | undefined): string | undefined => {
  const here = presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return companyZone && here && !isSameTimeZone(here, companyZone) ? here : undefined;
};
