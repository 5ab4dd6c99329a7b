import type * as Countries from 'i18n-iso-countries';
import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// The package exports these names only as CommonJS.
const { getSimpleAlpha2Code } = createRequire(resolve('server/package.json'))(
  'i18n-iso-countries',
) as typeof Countries;

export type Region = CountryCode;

export const findCountryRegion = (name: string): Region | undefined => {
  const code = getSimpleAlpha2Code(name.trim(), 'en');
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
};

/** Canonical name of a time zone, which may have several names. */
const toCanonicalZone = (zone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const listRegionTimeZones = (region: Region): string[] =>
  (new Intl.Locale(`und-${region}`) as { timeZones?: string[] }).timeZones ?? [];

let regionByZone: Map<string | undefined, Region> | undefined;

export const findZoneRegion = (zone: string): Region | undefined => {
  regionByZone ??= new Map(
    getCountries().flatMap((region) =>
      listRegionTimeZones(region).map((one): [string | undefined, Region] => [
        toCanonicalZone(one),
        region,
      ]),
    ),
  );
  return regionByZone.get(toCanonicalZone(zone) ?? zone);
};
