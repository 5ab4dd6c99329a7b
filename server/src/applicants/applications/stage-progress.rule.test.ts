import { getStageProgress, type HistoryStep } from './stage-progress.rule';

const stages = [10, 20, 30, 40];
const step = (stageId: number | null, statusId = 1): HistoryStep => ({ stageId, statusId });

describe('the state of each stage', () => {
  it.each([
    ['nothing yet', [], ['future', 'future', 'future', 'future']],
    ['the first stage', [step(10)], ['present', 'future', 'future', 'future']],
    ['from 1 directly to 3', [step(10), step(30)], ['past', 'notVisited', 'present', 'future']],
    ['back from 3 to 1', [step(10), step(30), step(10)], ['present', 'future', 'past', 'future']],
    ['straight to the last', [step(40)], ['notVisited', 'notVisited', 'notVisited', 'present']],
    ['a stage of another pipeline', [step(10), step(99)], ['past', 'future', 'future', 'future']],
    ['no stage at all', [step(null)], ['future', 'future', 'future', 'future']],
  ])('the stages are past, present, future or not visited after %s', (_, steps, expected) => {
    expect(getStageProgress(stages, steps).stages).toEqual(expected);
  });
});

describe('the state of each status', () => {
  const { status } = getStageProgress(stages, [step(10, 1), step(10, 5), step(20, 1), step(10, 6)]);
  it.each([
    [10, 1, 'past'],
    [10, 5, 'past'],
    [10, 6, 'present'],
    [20, 1, 'past'],
    [20, 6, 'notVisited'],
    [30, 1, 'notVisited'],
  ])('in stage %i the status %i is %s', (stageId, statusId, expected) => {
    expect(status(stageId, statusId)).toBe(expected);
  });

  it('statuses without a stage have a state too', () => {
    const plain = getStageProgress([], [step(null, 1), step(null, 104)]);
    expect([1, 104, 2].map((id) => plain.status(null, id))).toEqual([
      'past',
      'present',
      'notVisited',
    ]);
  });
});
