import { messages } from 'server/contract/messages';
import {
  candidateHistory,
  historyEntry,
  statusOptions,
  historyWithoutProcess,
} from '../application/testing/application-answers';
import { toBulkMoveOptions, toSingleMoveOptions } from './move-options';
import { findSaveRefusal } from './save-refusal.rule';
import { getInitialStatusValues, toStatusMove, type StatusValues } from './status-values';

const one = toSingleMoveOptions(candidateHistory());
const plain = toSingleMoveOptions(historyWithoutProcess());
const many = toBulkMoveOptions(statusOptions());
const hired = toSingleMoveOptions(
  candidateHistory({ history: [historyEntry(3, { stageId: 12, statusId: 19 })] }),
  '2027-01-01',
);
const joining = (joiningDate: string, comment = '') =>
  values({ stageId: '12', statusId: '19', joiningDate, comment });
const rejected = toSingleMoveOptions(
  candidateHistory({
    history: [historyEntry(2, { stageId: 12, statusId: 2 })],
    reopen: { stageId: 11, stage: 'Screening' },
  }),
);
const reopened =
  'This applicant was rejected and can be reopened in the stage that was left: Screening.';
const values = (changes: Partial<StatusValues>): StatusValues => ({
  stageId: '11',
  statusId: '1',
  comment: '',
  reasonId: '',
  joiningDate: '',
  letter: '',
  ...changes,
});

test.each([
  ['no stage', one, values({ stageId: '', statusId: '' }), messages.status.chooseStage],
  ['no status', one, values({ statusId: '' }), messages.status.choose],
  ['where one stands', one, values({}), messages.status.noChanges],
  ['another stage', one, values({ stageId: '12' }), undefined],
  ['another status', one, values({ statusId: '2' }), undefined],
  [
    'hired without a day',
    one,
    values({ stageId: '12', statusId: '19' }),
    messages.status.joiningDate,
  ],
  [
    'hired with a day',
    one,
    values({ stageId: '12', statusId: '19', joiningDate: '2027-01-01' }),
    undefined,
  ],
  ['without a process, as it is', plain, values({ stageId: '' }), messages.status.noChanges],
  ['without a process, changed', plain, values({ stageId: '', statusId: '101' }), undefined],
  ['rejected, kept in another stage', rejected, values({ stageId: '12' }), reopened],
  ['rejected, without a stage', rejected, values({ stageId: '', statusId: '' }), reopened],
  ['rejected, reopened', rejected, values({}), undefined],
  ['hired, the same day', hired, joining('2027-01-01'), messages.status.noChanges],
  ['hired, only a comment', hired, joining('2027-01-01', 'Met'), messages.status.noChanges],
  ['hired, another day', hired, joining('2027-02-01'), undefined],
  ['hired, no day any more', hired, joining(''), messages.status.joiningDate],
  ['hired, another day and a comment on it', hired, joining('2027-02-01', 'Met'), undefined],
  ['many have no status in common', many, values({}), undefined],
])('whether a status change can be saved: %s', (_, options, chosen, refusal) => {
  expect(findSaveRefusal(options, chosen)).toBe(refusal);
});

test('the status form starts with the current status or the stage to reopen in, and is empty for many applicants', () => {
  expect(getInitialStatusValues(one)).toMatchObject({ stageId: '11', statusId: '1' });
  expect(getInitialStatusValues(plain)).toMatchObject({ stageId: '', statusId: '1' });
  expect(getInitialStatusValues(rejected)).toMatchObject({ stageId: '11', statusId: '' });
  expect(getInitialStatusValues(many)).toMatchObject({ stageId: '', statusId: '' });
});

test('a joining date is sent with hired statuses only', () => {
  const hired = values({ stageId: '12', statusId: '19', joiningDate: '2027-01-01' });
  expect(toStatusMove(one, hired)).toEqual({
    stageId: 12,
    statusId: 19,
    comment: '',
    joiningDate: '2027-01-01',
  });
  expect(toStatusMove(one, { ...hired, statusId: '101' })).not.toHaveProperty('joiningDate');
});
