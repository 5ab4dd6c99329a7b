import countryToCurrency from 'country-to-currency';
import { currencies } from '../../../contract/platform/company/company-constants';
import { presentName } from '../../../contract/platform/company/time-zone-constants';

interface BrowserRegion {
  timeZone?: string;
  currency?: string;
}

/** First language of the header: `de-CH` of `de-CH,de;q=0.9`. */
const parseLanguage = (header: string): string =>
  header.slice(0, 100).split(/[,;]/)[0]?.trim() ?? '';

const parseRegionCode = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
};

const formatTime = (timeZone: string, moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone });

/** Time zone of a region; undefined if the region has time zones with different times now. */
const findTimeZone = (region: string): string | undefined => {
  const zones = (new Intl.Locale(`und-${region}`) as { timeZones?: string[] }).timeZones ?? [];
  const now = new Date();
  const [first, ...others] = zones;
  if (!first || others.some((zone) => formatTime(zone, now) !== formatTime(first, now)))
    return undefined;
  return presentName(first);
};

/** Guesses region, time zone and currency from the header `Accept-Language`, for pages without scripts. */
export const detectBrowserRegion = (header: string | undefined): BrowserRegion => {
  const region = parseRegionCode(parseLanguage(header ?? ''));
  if (!region) return {};
  const timeZone = findTimeZone(region);
  const currency = (countryToCurrency as Partial<Record<string, string>>)[region];
  return {
    ...(timeZone && { timeZone }),
    ...(currency && currencies.includes(currency) && { currency }),
  };
};
