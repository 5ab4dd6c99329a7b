import { boardAccountField } from '../../../contract/jobs/publishing/board-account-constants';
import type { BoardFault } from '../../../contract/jobs/publishing/publishing';

export interface BoardLocation {
  id: number;
  name: string;
  region: string;
  countryCode: string;
  country: string;
}

export interface BoardJob {
  title: string;
  /** Characters of the description, without markup. */
  descriptionLength: number;
  isRemote: boolean;
  /** True if the job names the countries in which remote workers may live. */
  namesCountries: boolean;
  places: readonly BoardLocation[];
}

/** The company's account at the job board; its fields are empty if not entered in setup. */
export interface BoardAccount {
  companyId: string;
  email: string;
}

export type BoardName = 'careers-page' | 'indeed' | 'linkedin' | 'jobs';

const inJob = (field: string, message: string): BoardFault => ({
  ...{ field, locationId: null, message },
});
const inLocation = (field: string, { id }: BoardLocation, message: string): BoardFault => ({
  ...{ field, locationId: id, message },
});

/** LinkedIn's limits in characters. */
const linkedin = { title: 200, minDescription: 100, maxDescription: 25_000 };

/** Faults that matter everywhere, since search engines read the page and job boards copy its content. */
const findCommonFaults = (job: BoardJob): BoardFault[] => {
  const { title, descriptionLength, isRemote, places, namesCountries } = job;
  const faults: BoardFault[] = [];
  if (/[!*]/.test(title) || (/\p{Lu}/u.test(title) && title === title.toUpperCase()))
    faults.push(inJob('jobTitle', 'A title in capitals, or with ! or *, is left out.'));
  if (descriptionLength === 0) faults.push(inJob('jobDescription', 'The description is empty.'));
  if (!isRemote && places.length === 0)
    faults.push(inJob('locationId', 'It says neither a location nor that it is remote.'));
  if (isRemote && places.length === 0 && !namesCountries)
    faults.push(inJob('remoteCountryId', 'It does not say from which countries people may work.'));
  const unknown = places.filter(({ countryCode }) => countryCode === '');
  return [
    ...faults,
    ...unknown.map((place) =>
      inLocation('cityId', place, `${place.country}, of ${place.name}, is no country of ISO 3166.`),
    ),
  ];
};

const findIndeedFaults = ({ places }: BoardJob): BoardFault[] =>
  places
    .filter(({ region }) => region === '')
    .map((place) =>
      inLocation(
        'region',
        place,
        `${place.name} has no region, so that Indeed does not list the job.`,
      ),
    );

const findLinkedinFaults = ({ title, descriptionLength }: BoardJob): BoardFault[] => [
  ...(title.length > linkedin.title
    ? [inJob('jobTitle', `The title has more than ${linkedin.title} characters.`)]
    : []),
  ...(descriptionLength > 0 && descriptionLength < linkedin.minDescription
    ? [
        inJob(
          'jobDescription',
          `The description has less than ${linkedin.minDescription} characters.`,
        ),
      ]
    : []),
  ...(descriptionLength > linkedin.maxDescription
    ? [
        inJob(
          'jobDescription',
          `The description has more than ${linkedin.maxDescription} characters.`,
        ),
      ]
    : []),
];

const boardRules: Readonly<Partial<Record<BoardName, (job: BoardJob) => BoardFault[]>>> = {
  indeed: findIndeedFaults,
  linkedin: findLinkedinFaults,
};

const findAccountFaults = (board: BoardName, { companyId, email }: BoardAccount): BoardFault[] => {
  if (board === 'indeed' && email === '')
    return [inJob(boardAccountField, 'The e-mail address of your account at Indeed is not known.')];
  if (board === 'linkedin' && companyId === '')
    return [inJob(boardAccountField, 'The company ID of your page at LinkedIn is not known.')];
  return [];
};

export const findBoardFaults = (
  board: BoardName,
  job: BoardJob,
  account: BoardAccount,
): BoardFault[] => [
  ...findAccountFaults(board, account),
  ...findCommonFaults(job),
  ...(boardRules[board]?.(job) ?? []),
];
