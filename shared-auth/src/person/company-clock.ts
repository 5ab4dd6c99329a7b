const unknownYet = 'UTC';

const day = 86_400_000;

/**
 * The day of an instant in a zone. Browsers that know `Temporal` answer at once; the first formatter of
 * dates takes them all 20 ms, and a slow phone 80, before the first rows.
 */
const daysIn = (timeZone: string): ((instant: Date) => string) => {
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

const made = (timeZone: string) => {
  const dayAt = daysIn(timeZone);
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
    /** `2026-11-21` */
    dayOf,
    /** Days from that of an instant to today; 0 when it is today, or still to come. */
    daysSince: (instant: string, now = new Date()): number =>
      Math.max(0, Math.round((Date.parse(dayAt(now)) - Date.parse(dayOf(instant))) / day)),
    /** `18:30` */
    timeOf: (instant: string): string => timesOfDay().format(new Date(instant)),
    /** `6:30 PM` */
    spokenTimeOf: (instant: string): string =>
      // Browsers put a narrow space that does not break before the half of the day.
      spokenTimes().format(new Date(instant)).replace(/\s/g, ' '),
    /** Today, `2026-11-21`. */
    today: (now = new Date()): string => dayAt(now),
  };
};

const clocks = new Map<string, ReturnType<typeof made>>();

/**
 * Days and times as a company's clock shows them; `instant` is an ISO instant. A zone's clock is made
 * once, since browsers take long for the first.
 */
export const companyClock = (timeZone = unknownYet) => {
  const known = clocks.get(timeZone) ?? made(timeZone);
  clocks.set(timeZone, known);
  return known;
};
