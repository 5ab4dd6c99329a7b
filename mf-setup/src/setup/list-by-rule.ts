/** Formats the number of people per retention rule, for example `A season: 3, A year: 12`. */
export const formatPeopleByRule = (people: Readonly<Record<string, number>>): string =>
  Object.entries(people)
    .map(([rule, count]) => `${rule}: ${count}`)
    .join(', ');
