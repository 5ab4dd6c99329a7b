const dayMs = 86_400_000;

/**
 * Noon of `today` at the company, or the noon before if that is in the future: its date is the same in every
 * time zone.
 */
export const getLastNoon = (today: string): number => {
  const noon = Date.parse(`${today}T06:30:00Z`);
  return noon > Date.now() ? noon - dayMs : noon;
};

export const addDays = (moment: number, days: number): number => moment + days * dayMs;

export const toIsoString = (moment: number): string => new Date(moment).toISOString();

export const toDay = (moment: number): string => toIsoString(moment).slice(0, 10);
