/** Maps outdated time zone names, which Node.js and browsers still list, to their current names. */
const currentZoneNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const findListedZoneName = (zone: string): string | undefined => {
  // A UTC offset is not accepted as a time zone, since it has no daylight saving time.
  if (!/^[a-z]/i.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

export const presentName = (zone: string): string | undefined => {
  const listed = findListedZoneName(zone);
  return listed && (currentZoneNames[listed] ?? listed);
};

export const isSameTimeZone = (one: string, other: string): boolean =>
  one === other || (presentName(one) ?? one) === (presentName(other) ?? other);

/** All names of a time zone in older or newer time zone data, the current name first. */
export const listTimeZoneNames = (zone: string): string[] => {
  const present = presentName(zone);
  const listed = findListedZoneName(zone);
  return present && listed ? [...new Set([present, listed, zone])] : [];
};

export const timeZones: readonly string[] = [
  ...new Set([
    'UTC',
    ...Intl.supportedValuesOf('timeZone').map((zone) => currentZoneNames[zone] ?? zone),
  ]),
].toSorted();
