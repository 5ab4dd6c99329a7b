/** Lists the number of people for each rule's name, such as `A season: 3, A year: 12`. */
export const listByRule = (people: Readonly<Record<string, number>>): string =>
  Object.entries(people)
    .map(([rule, count]) => `${rule}: ${count}`)
    .join(', ');
