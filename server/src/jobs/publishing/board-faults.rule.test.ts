import { findBoardFaults, type BoardName, type BoardJob } from './board-faults.rule';

const pune = {
  id: 4,
  name: 'Pune Plant',
  region: 'Maharashtra',
  country: 'India',
  countryCode: 'IN',
};
const good: BoardJob = {
  title: 'Pastry Baker',
  descriptionLength: 400,
  isRemote: false,
  namesCountries: false,
  places: [pune],
};

const account = { companyId: '7654321', email: 'jobs@kestrel.example' };

const cases: [string, BoardName, Partial<BoardJob>, string[]][] = [
  ['a whole job on the careers site', 'careers-page', {}, []],
  ['a whole job at Indeed', 'indeed', {}, []],
  ['a whole job at LinkedIn', 'linkedin', {}, []],
  ['a title in capitals', 'careers-page', { title: 'PASTRY BAKER' }, ['jobTitle']],
  ['a title that shouts', 'jobs', { title: 'Baker wanted!' }, ['jobTitle']],
  ['a title of a script without capitals', 'careers-page', { title: '製パン職人' }, []],
  ['no description', 'careers-page', { descriptionLength: 0 }, ['jobDescription']],
  ['no place', 'careers-page', { places: [] }, ['locationId']],
  ['remote from nowhere', 'careers-page', { isRemote: true, places: [] }, ['remoteCountryId']],
  [
    'remote from a country',
    'careers-page',
    { isRemote: true, places: [], namesCountries: true },
    [],
  ],
  [
    'a country of the company’s own',
    'careers-page',
    { places: [{ ...pune, countryCode: '' }] },
    ['cityId 4'],
  ],
  ['a place without its region', 'careers-page', { places: [{ ...pune, region: '' }] }, []],
  ['a place without its region', 'indeed', { places: [{ ...pune, region: '' }] }, ['region 4']],
  ['a short description', 'linkedin', { descriptionLength: 99 }, ['jobDescription']],
  ['a description of the least length', 'linkedin', { descriptionLength: 100 }, []],
  ['a long description', 'linkedin', { descriptionLength: 25_001 }, ['jobDescription']],
  ['a long title', 'linkedin', { title: 'Baker '.repeat(40) }, ['jobTitle']],
];

it.each(cases)(
  'before a job is published, the reason why %s would be refused by %s is shown',
  (_, board, job, fields) => {
    const faults = findBoardFaults(board, { ...good, ...job }, account);
    expect(
      faults.map(({ field, locationId }) =>
        locationId === null ? field : `${field} ${locationId}`,
      ),
    ).toEqual(fields);
  },
);

it.each([
  ['indeed', { email: '' }, ['boardAccount']],
  ['indeed', { companyId: '' }, []],
  ['linkedin', { companyId: '' }, ['boardAccount']],
  ['linkedin', { email: '' }, []],
  ['jobs', { companyId: '', email: '' }, []],
] as const)(
  'before publishing on the board %s, an account that lacks %j is reported if the board requires it',
  (board, lacking, fields) => {
    const faults = findBoardFaults(board, good, { ...account, ...lacking });
    expect(faults.map(({ field }) => field)).toEqual(fields);
  },
);
