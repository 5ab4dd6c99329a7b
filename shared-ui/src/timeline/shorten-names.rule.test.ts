import { shortenNames } from './shorten-names.rule';

const shown = (...names: string[]) => [...shortenNames(names).values()];

test.each([
  [
    ['Rejected', 'Interview', 'Ten letter'],
    ['Rejected', 'Interview', 'Ten letter'],
  ],
  [['Shortlisted'], ['Shortliste…']],
  [['Shortlisted', 'Shortlisted'], ['Shortliste…']],
  [
    ['Interview scheduled', 'Interview cleared'],
    ['Inter…duled', 'Inter…eared'],
  ],
  [
    ['Interview, on site, with the panel', 'Interview, by phone, with the panel', 'Interview'],
    ['Interview,… 1', 'Interview,… 2', 'Interview'],
  ],
  [['👩‍👩‍👧‍👦'.repeat(11)], [`${'👩‍👩‍👧‍👦'.repeat(10)}…`]],
])('the names %j are shortened to %j', (names, seen) => {
  expect(shown(...names)).toEqual(seen);
});

test('no two names of a timeline are shortened to the same text', () => {
  const names = ['round 1', 'round 2', 'round 11'].flatMap((round) => [
    `Technical interview, ${round}`,
    `Interview ${round}`,
    round,
  ]);
  expect(new Set(shown(...names)).size).toBe(names.length);
});
