import { shownNames } from './shown-names.rule';

const shown = (...names: string[]) => [...shownNames(names).values()];

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
])('STA-018 of the names %j a reader sees %j', (names, seen) => {
  expect(shown(...names)).toEqual(seen);
});

test('STA-018 no two names of a timeline look alike', () => {
  const names = ['round 1', 'round 2', 'round 11'].flatMap((round) => [
    `Technical interview, ${round}`,
    `Interview ${round}`,
    round,
  ]);
  expect(new Set(shown(...names)).size).toBe(names.length);
});
