const dayMs = 86_400_000;

/** Adds to an ISO day, which has no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const getMonday = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Seven days of the week that contains `day`, Monday first. */
export const getWeek = (day: string): string[] => {
  const monday = getMonday(day);
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
};
