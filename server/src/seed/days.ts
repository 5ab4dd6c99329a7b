const day = 86_400_000;

/** Noon of a day, so that no time zone turns it into another. */
export const noonOf = (today: string): number => Date.parse(`${today}T06:30:00Z`);

export const daysFrom = (moment: number, days: number): number => moment + days * day;

export const isoOf = (moment: number): string => new Date(moment).toISOString();

export const dayOf = (moment: number): string => isoOf(moment).slice(0, 10);
