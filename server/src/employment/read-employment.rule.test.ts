import { employmentMessages } from '../../contract/employment/employment-constants';
import { entryOf, placesOf } from './read-employment.rule';

test('the export of referrals is taken as it is, and what HR calls the columns too', () => {
  expect(placesOf(['Id', 'Candidate', 'Joining Date', 'Eligibility Date'])).toEqual({
    ...{ applicantId: 0, joiningDate: 2 },
  });
  expect(placesOf(['E-mail', 'Last working day'])).toEqual({ email: 0, leavingDate: 1 });
});

test.each([[['Id']], [['Joining Date']], [['Id', 'Applicant Id', 'Joining Date']], [[]]])(
  'columns %j are refused with what is needed',
  (columns) => {
    expect(() => placesOf(columns)).toThrow();
    try {
      placesOf(columns);
    } catch (error) {
      expect(error).toMatchObject({ fields: { file: employmentMessages.columns } });
    }
  },
);

test('days are read in both orders, an empty cell changes nothing, a dash empties', () => {
  const places = { email: 0, joiningDate: 1, leavingDate: 2 };
  expect(entryOf(places, [' ola@example.com ', '02/29/2028', ''])).toEqual({
    ...{ email: 'ola@example.com', joiningDate: '2028-02-29' },
  });
  expect(entryOf(places, ['x', '2026-01-05', '-'])).toEqual({
    ...{ email: 'x', joiningDate: '2026-01-05', leavingDate: '' },
  });
  expect(entryOf(places, ['x', 'soon'])).toEqual({ email: 'x', joiningDate: 'soon' });
});
