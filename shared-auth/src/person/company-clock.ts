const unknownYet = 'UTC';

/** Days and times as a company's clock shows them; `instant` is an ISO instant. */
export const companyClock = (timeZone = unknownYet) => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  const times = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    /** `2026-11-21` */
    dayOf: (instant: string): string => days.format(new Date(instant)),
    /** `18:30` */
    timeOf: (instant: string): string => times.format(new Date(instant)),
    /** Today, `2026-11-21`. */
    today: (now = new Date()): string => days.format(now),
  };
};
