const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The value is the weekday's number, 1 for Monday. */
export const weekdayOptions = names.map((label, place) => ({ value: String(place + 1), label }));

export const describeWeekdays = (days: readonly number[]): string =>
  names.filter((_, place) => days.includes(place + 1)).join(', ');

export const halfHourOptions = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  const time = `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});
