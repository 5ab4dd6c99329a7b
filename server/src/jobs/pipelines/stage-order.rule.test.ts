import {
  listChosenStages,
  listChosenStatuses,
  findTargetStage,
  addFixedStatuses,
} from './stage-order.rule';

test.each([
  [{ statusId: [120, 130] }, [120, 130]],
  [{ statusId: [{ id: 120 }, { id: 130 }] }, [120, 130]],
  [
    {
      status: [
        { sequence: 4, statusId: 130 },
        { sequence: 3, statusId: 120 },
      ],
    },
    [120, 130],
  ],
  [{ statusId: [2, 120, 1, 120] }, [120]],
  [{}, undefined],
])('a stage sent as %j gets the statuses %j', (body, chosen) => {
  expect(listChosenStatuses(body)).toEqual(chosen);
});

test('To-be-start is the first status of a stage and Rejected the last', () => {
  expect(addFixedStatuses([120, 130])).toEqual([1, 120, 130, 2]);
});

test.each([
  [
    {
      stage: [
        { sequence: 2, stageId: 5 },
        { sequence: 1, stageId: 9 },
      ],
    },
    [9, 5],
  ],
  [{ stage: [9, 5, 9] }, [9, 5]],
  [{ stageId: [5, 9] }, [5, 9]],
  [{ name: 'Any' }, undefined],
])('a pipeline sent as %j has the stages %j', (body, chosen) => {
  expect(listChosenStages(body)).toEqual(chosen);
});

test.each([
  [2, [1, 2, 3], [1, 2], 2],
  [2, [1, 2, 3], [1, 3], 3],
  [3, [1, 2, 3], [1, 2], 2],
  [3, [1, 2, 3], [7, 8], 7],
  [3, [1, 2, 3], [], undefined],
])(
  'an applicant in stage %s of the stages %j, replaced by %j, moves to stage %s',
  (from, earlier, now, to) => {
    expect(findTargetStage(from, earlier, now)).toBe(to);
  },
);
