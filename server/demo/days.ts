const day = 86_400_000;

/** The last noon of the company: its date is the same in every time zone, and it is never in the future. */
export const lastNoon = (today: string): number => {
  const noon = Date.parse(`${today}T06:30:00Z`);
  return noon > Date.now() ? noon - day : noon;
};

export const daysFrom = (moment: number, days: number): number => moment + days * day;

export const isoOf = (moment: number): string => new Date(moment).toISOString();

export const dayOf = (moment: number): string => isoOf(moment).slice(0, 10);
