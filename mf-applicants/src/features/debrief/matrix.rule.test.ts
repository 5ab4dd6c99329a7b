import type { Scorecard } from 'server/contract/interviews/scorecards/scorecard';
import { toScoreMatrix } from './matrix.rule';

const card = (id: number, scores: readonly (number | null)[] | undefined): Scorecard => ({
  ...{ id, interviewId: 1, applicationId: 1, round: 'Baking', endsAt: '2026-11-28T10:00:00Z' },
  ...{ person: { id, name: `P${id}` }, isSent: true, isLate: false, isHidden: !scores },
  competencies: [
    { id: 7, name: 'Kneading', meanings: [] },
    { id: 8, name: 'Glazing', meanings: [] },
  ],
  card: scores
    ? {
        scores: scores.map((score, place) => ({ competencyId: 7 + place, score, evidence: 'Saw' })),
        ...{ notes: '', recommendation: 'yes', sentAt: '2026-11-28T11:00:00Z', edits: 0 },
      }
    : null,
});

test.each<[string, (readonly (number | null)[] | undefined)[], [number, boolean]]>([
  ['a difference of one is none', [[2], [3]], [2.5, false]],
  ['a difference of two is marked', [[2], [4]], [3, true]],
  ['one person alone differs from nobody', [[4]], [4, false]],
  ['a hidden card counts for nothing', [[1], undefined], [1, false]],
  ['an open score counts for nothing', [[1], [null], [2]], [1.5, false]],
])('the debrief compares scores of interviewers: %s', (_, given, [average, isFarApart]) => {
  const [row] = toScoreMatrix(given.map((scores, place) => card(place, scores)));
  expect(row).toMatchObject({ name: 'Kneading', average, isFarApart });
});

test('a competency with scores in hidden scorecards only has no row, so that nothing is revealed', () => {
  expect(toScoreMatrix([card(1, undefined)])).toEqual([]);
});
