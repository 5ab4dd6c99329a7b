const fallbackZone = 'UTC';

const msPerDay = 86_400_000;

/**
 * `Temporal` is preferred, since creating the first `Intl.DateTimeFormat` takes 20 ms, and 80 ms on a slow
 * phone.
 */
const createDayFormat = (timeZone: string): ((instant: Date) => string) => {
  const { Temporal: temporal } = globalThis as { Temporal?: typeof Temporal };
  if (temporal)
    return (instant) =>
      temporal.Instant.fromEpochMilliseconds(instant.getTime())
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .toString();
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (instant) => days.format(instant);
};

const createClock = (timeZone: string) => {
  const dayAt = createDayFormat(timeZone);
  let times: Intl.DateTimeFormat | undefined;
  const timesOfDay = () =>
    (times ??= new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }));
  let spoken: Intl.DateTimeFormat | undefined;
  const spokenTimes = () =>
    (spoken ??= new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }));
  const dayOf = (instant: string): string => dayAt(new Date(instant));
  return {
    dayOf,
    /** Number of days from the day of an instant to today; 0 for today and the future. */
    daysSince: (instant: string, now = new Date()): number =>
      Math.max(0, Math.round((Date.parse(dayAt(now)) - Date.parse(dayOf(instant))) / msPerDay)),
    timeOf: (instant: string): string => timesOfDay().format(new Date(instant)),
    spokenTimeOf: (instant: string): string =>
      // Replaces the narrow no-break space that browsers put before AM and PM.
      spokenTimes().format(new Date(instant)).replace(/\s/g, ' '),
    today: (now = new Date()): string => dayAt(now),
  };
};

const clocks = new Map<string, ReturnType<typeof createClock>>();

/** Returns the clock of a time zone, which is cached, since creating its first formatter is slow. */
export const companyClock = (timeZone = fallbackZone) => {
  const known = clocks.get(timeZone) ?? createClock(timeZone);
  clocks.set(timeZone, known);
  return known;
};
