import { isGivenCanary } from './given-canary';

const people = Array.from({ length: 20_000 }, (_, at) => at + 1);
const given = (remote: string, share: number) =>
  people.filter((person) => isGivenCanary(person, remote, share));

it.each([1, 5, 10, 50, 99, 100])(
  'about %d of a hundred people get a canary release that is released to that percentage of people',
  (share) => {
    const part = (given('jobs', share).length / people.length) * 100;
    expect(Math.abs(part - share)).toBeLessThan(0.8);
  },
);

it('a person who had the canary release keeps it when its share grows', () => {
  const first = new Set(given('jobs', 10));
  const later = new Set(given('jobs', 50));
  expect([...first].filter((person) => !later.has(person))).toEqual([]);
});

it('canary releases of different remotes go to different people', () => {
  const jobs = new Set(given('jobs', 10));
  const both = given('chat', 10).filter((person) => jobs.has(person));
  expect(both.length / people.length).toBeCloseTo(0.01, 2);
});

it('a person id gets the same canary decision as text and as a number', () => {
  for (const person of people.slice(0, 500))
    expect(isGivenCanary(String(person), 'jobs', 10)).toBe(isGivenCanary(person, 'jobs', 10));
});
