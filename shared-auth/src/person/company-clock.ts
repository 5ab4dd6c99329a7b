const unknownYet = 'UTC';

const made = (timeZone: string) => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  let times: Intl.DateTimeFormat | undefined;
  const timesOfDay = () =>
    (times ??= new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }));
  return {
    /** `2026-11-21` */
    dayOf: (instant: string): string => days.format(new Date(instant)),
    /** `18:30` */
    timeOf: (instant: string): string => timesOfDay().format(new Date(instant)),
    /** Today, `2026-11-21`. */
    today: (now = new Date()): string => days.format(now),
  };
};

const clocks = new Map<string, ReturnType<typeof made>>();

/**
 * Days and times as a company's clock shows them; `instant` is an ISO instant. A zone's clock is made
 * once, since browsers take 10 ms for the first.
 */
export const companyClock = (timeZone = unknownYet) => {
  const known = clocks.get(timeZone) ?? made(timeZone);
  clocks.set(timeZone, known);
  return known;
};
