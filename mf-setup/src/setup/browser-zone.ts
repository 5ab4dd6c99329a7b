import { isSameZone, presentName } from 'server/contract/company/time-zone-constants';

/** The time zone of this browser, if the company can choose it and has another. */
export const otherZoneHere = (companyZone: string | undefined): string | undefined => {
  const here = presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return companyZone && here && !isSameZone(here, companyZone) ? here : undefined;
};
