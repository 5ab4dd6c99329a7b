import type * as Countries from 'i18n-iso-countries';
import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Its names are found by require only: Node sees none of them when it is imported.
const { getSimpleAlpha2Code } = createRequire(resolve('server/package.json'))(
  'i18n-iso-countries',
) as typeof Countries;

/** A country by its two letters (ISO 3166-1), where telephone numbers are known. */
export type Region = CountryCode;

/** The region of a country by its English name. */
export const regionOfCountry = (name: string): Region | undefined => {
  const code = getSimpleAlpha2Code(name.trim(), 'en');
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
};

/** One name for each time zone, of the several that it may have. */
const canonical = (zone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const zonesOf = (region: Region): string[] =>
  (new Intl.Locale(`und-${region}`) as { timeZones?: string[] }).timeZones ?? [];

let regionByZone: Map<string | undefined, Region> | undefined;

/** The region that a time zone belongs to; that of a company is where it is at home. */
export const regionOfTimeZone = (zone: string): Region | undefined => {
  regionByZone ??= new Map(
    getCountries().flatMap((region) =>
      zonesOf(region).map((one): [string | undefined, Region] => [canonical(one), region]),
    ),
  );
  return regionByZone.get(canonical(zone) ?? zone);
};
