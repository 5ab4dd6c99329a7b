import { historyEntry } from '../../application/testing/application-answers';
import { listCurrentEntries, toHistorySteps } from './steps.rule';

const [first, second, third] = [1, 2, 3].map((id) => historyEntry(id));
const back = (id: number, undoOf: number) => historyEntry(id, { undoOf });
const idsOf = (history: Parameters<typeof toHistorySteps>[0]) =>
  toHistorySteps(history).map(({ entry, undoneBy }) => [entry.id, undoneBy?.id]);

test('a move and its undo are one step, at the time of the undo', () => {
  const history = [third, back(4, 2), second, first].flatMap((one) => one ?? []);
  expect(idsOf(history)).toEqual([
    [3, undefined],
    [2, 4],
    [1, undefined],
  ]);
  expect(listCurrentEntries(history).map(({ id }) => id)).toEqual([3, 1]);
});

test('two moves undone one after the other are two steps', () => {
  const history = [back(5, 2), back(4, 3), third, second, first].flatMap((one) => one ?? []);
  expect(idsOf(history)).toEqual([
    [2, 5],
    [3, 4],
    [1, undefined],
  ]);
});
