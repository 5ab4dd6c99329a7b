const dayMs = 86_400_000;

/** The last noon of the company: its date is the same in every time zone, and it is never in the future. */
export const getLastNoon = (today: string): number => {
  const noon = Date.parse(`${today}T06:30:00Z`);
  return noon > Date.now() ? noon - dayMs : noon;
};

export const addDays = (moment: number, days: number): number => moment + days * dayMs;

export const toIsoString = (moment: number): string => new Date(moment).toISOString();

export const toDay = (moment: number): string => toIsoString(moment).slice(0, 10);
