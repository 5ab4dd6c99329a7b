import { isSameZone, presentName } from 'server/contract/platform/company/time-zone-constants';

export const getOtherZone = (companyZone: string | undefined): string | undefined => {
  const here = presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return companyZone && here && !isSameZone(here, companyZone) ? here : undefined;
};
