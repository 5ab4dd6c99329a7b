import { formatJobSecondLine } from './format-job-second-line';

const amount = { id: 1, slug: 'eng-senior', designation: null };

test.each([
  [{ city: 'Pune' }, [amount], 'KF-1 · Pune · referral eng-senior'],
  [null, [amount], 'KF-1 · referral eng-senior'],
  [{ city: 'Pune' }, [], 'KF-1 · Pune'],
  [null, [], 'KF-1'],
])('the second line consists of city and slug, without gaps', (location, slabs, expected) => {
  expect(
    formatJobSecondLine({ jobStatusId: 1, jobCode: 'KF-1', location, referralAmount: slabs }),
  ).toBe(expected);
});

test('the second line of a closed job starts by saying that it is closed', () => {
  expect(
    formatJobSecondLine({ jobStatusId: 3, jobCode: 'KF-1', location: null, referralAmount: [] }),
  ).toBe('Closed · KF-1');
});
