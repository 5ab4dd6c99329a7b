export const busyCalendarKinds = {
  ics: 'Secret address of a calendar (ICS)',
  caldav: 'Calendar on a server (CalDAV)',
} as const;
export type BusyCalendarKind = keyof typeof busyCalendarKinds;
export const busyCalendarKindNames = Object.keys(busyCalendarKinds) as BusyCalendarKind[];

export const busyProblems = {
  unreachable: 'The calendar did not answer. Try again later, or check its address.',
  refused: 'The calendar refused the name or the password. Enter them again.',
  missing: 'There is no calendar at this address. Copy it again from your calendar.',
  unreadable: 'The answer is no calendar, or has too much to read. Check the address.',
  private:
    'This address is in a private network. Whoever runs this console can allow it by CALENDAR_HOSTS.',
  lost: 'The address can no longer be read here. Enter it again.',
} as const;
export type BusyProblem = keyof typeof busyProblems;
export const busyProblemNames = Object.keys(busyProblems) as BusyProblem[];

export const busyCalendarMessages = {
  address: 'Enter an address that begins with https:// or webcal://, without a name or password.',
  userName: 'Enter the name by which you sign in to the calendar.',
  password: 'Enter the password, best one made for this console alone.',
} as const;

export const maxCalendarAddressLength = 2_000;
export const maxCalendarNameLength = 200;
export const busyTimesValidMinutes = 5;
export const busyTimesDaysAhead = 120;
