import { jobRecord } from '../../job/testing/job-record';
import { chosenValues, conflictOf } from './conflict.rule';
import { valuesOf } from './job-values';

const first = valuesOf(jobRecord(1));
const theirs = {
  ...first,
  jobTitle: 'Cook',
  education: 'Any',
  groupId: { id: 2, label: 'Kitchen' },
};

test('only what both changed differently is asked, in the words of the form', () => {
  const mine = { ...first, jobTitle: 'Baker', country: null };
  const conflict = conflictOf({ first, mine, theirs });
  expect(conflict.fields).toEqual([
    { name: 'jobTitle', label: 'Job Title', mine: 'Baker', theirs: 'Cook' },
  ]);
  expect(conflict.merged).toMatchObject({ jobTitle: 'Baker', education: 'Any', country: null });
  expect(chosenValues(conflict, { jobTitle: 'theirs' }).jobTitle).toBe('Cook');
  expect(chosenValues(conflict, { jobTitle: 'mine' }).jobTitle).toBe('Baker');
});

test('the same entry is the same, wherever its words were read', () => {
  const picked = { id: 2, label: 'Kitchen', hint: 'Pune', disabled: false };
  const conflict = conflictOf({ first, mine: { ...first, groupId: picked }, theirs });
  expect(conflict.fields).toEqual([]);
});
