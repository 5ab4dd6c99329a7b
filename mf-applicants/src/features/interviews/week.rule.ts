const dayMs = 86_400_000;

/** Counts in ISO days, which have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const getMonday = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The seven days of the week that this day is in, Monday first. */
export const getWeek = (day: string): string[] => {
  const monday = getMonday(day);
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
};
