import { toDay, addDays, toIsoString } from './days';
import { vacancies, type Vacancy } from './job-data';
import { listIdsOfRole, type Person } from './people';
import type { Random } from './random';
import {
  departments,
  designations,
  companyLocations,
  platformIds,
  publicPlatformIds,
  skills,
} from './company-data';

export interface SeededJob {
  id: number;
  openedAt: number;
  closesAt: number;
  pipeline: number;
  recruiter: number;
  location: number;
  skills: number[];
  recipients: number[];
  platforms: number[];
  state: 'live' | 'expired';
  slug: string;
  row: object;
}

const listSkills = (vacancy: Vacancy): string =>
  vacancy.skills.map((id) => skills[id - 1]).join(', ');

const writeDescription = (vacancy: Vacancy, city: string): string => {
  const department = departments[vacancy.department - 1]?.[0] ?? '';
  return [
    `<h2>About the role</h2><p>Kestrel Foods is looking for a <strong>${vacancy.title}</strong> in ${department}, based in ${city}. You will work with people who care about what ends up on the plate.</p>`,
    '<h2>What you will do</h2><ul><li>Own your part of the daily work and improve it</li><li>Keep food safety and people first</li><li>Work closely with the teams before and after you</li></ul>',
    `<h2>What you bring</h2><ul><li>Practice in ${listSkills(vacancy)}</li><li>Clear words, in English and one local language</li></ul>`,
  ].join('');
};

const chooseLastDay = (
  random: Random,
  openedAt: number,
  now: number,
  place: number,
): string | null => {
  if (place % 9 === 4) return null;
  if (place % 4 === 1) return toDay(addDays(now, -random.between(1, 40)));
  return toDay(Math.max(addDays(openedAt, 45), addDays(now, random.between(3, 120))));
};

const experienceRanges = [
  [0, 3],
  [3, 5],
  [5, 8],
  [8, 10],
  [10, null],
] as const;

const toSlabId = (designation: number): number | null => (designation > 1 ? designation - 1 : null);

const toSlug = (title: string, id: number): string =>
  `${title
    .toLowerCase()
    .replaceAll('é', 'e')
    .replace(/[^a-z]+/g, '-')}-${id}`;

/** Monthly salaries in the currency of the location. */
const salaries: Readonly<Record<number, readonly [currency: string, least: number]>> = {
  356: ['INR', 30_000],
  702: ['SGD', 3_600],
  784: ['AED', 7_000],
};

const toConditions = (designation: number, country: number | undefined, place: number) => {
  const [currency, base] = salaries[country ?? 0] ?? ['INR', 30_000];
  const least = Math.round((base * (1 + designation / 3)) / 100) * 100;
  return {
    is_hybrid: place % 6 === 2,
    salary_min: least,
    salary_max: Math.round((least * 1.4) / 100) * 100,
    salary_currency: currency,
    salary_unit: 'MONTH',
    salary_shown: place % 3 !== 1,
    education_level: place % 4 === 0 ? 'bachelor degree' : null,
  };
};

const makeJob = (
  random: Random,
  now: number,
  today: string,
  people: readonly Person[],
  vacancy: Vacancy,
  place: number,
): SeededJob => {
  const id = place + 1;
  const openedAt = addDays(now, -Math.round(345 - place * 5.8)) + random.between(-3, 3) * 3_600_000;
  const expiry = chooseLastDay(random, openedAt, now, place);
  const isExpired = expiry !== null && expiry < today;
  const designation = random.between(1, designations.length);
  const location = random.between(1, companyLocations.length);
  const recruiters = listIdsOfRole(people, 'recruiter');
  const managers = listIdsOfRole(people, 'hiring-manager');
  const recruiter = recruiters[vacancy.group % recruiters.length] ?? 0;
  const [least, most] = random.pick(experienceRanges);
  const isPublished = place % 5 < 3;
  return {
    id,
    openedAt,
    closesAt: expiry === null ? now : Math.min(now, Date.parse(`${expiry}T12:00:00Z`)),
    pipeline: vacancy.pipeline,
    recruiter,
    location,
    skills: vacancy.skills,
    recipients: random.some([...recruiters, ...managers], random.between(1, 3)),
    // Only a job with a pipeline is published; the random number is always drawn, so that later
    // ones stay the same.
    platforms: (isPublished
      ? [...random.some(platformIds, random.between(1, 3)), ...publicPlatformIds]
      : []
    ).filter(() => vacancy.pipeline !== 0),
    state: isExpired ? 'expired' : 'live',
    slug: toSlug(vacancy.title, id),
    row: {
      id,
      title: vacancy.title,
      profile: `${designations[designation - 1] ?? ''} in ${departments[vacancy.department - 1]?.[0] ?? ''}`,
      description: writeDescription(vacancy, companyLocations[location - 1]?.[0] ?? ''),
      education: random.pick(['Any graduate', 'Diploma', 'Higher secondary', 'Post-graduate', '']),
      min_experience: least,
      max_experience: most,
      number_of_positions: random.between(1, 12),
      is_remote: vacancy.group === 5 && random.chance(0.4),
      expiry_date: expiry,
      is_expired: isExpired,
      job_status_id: random.pick([1, 1, 1, 2]),
      job_type_id: random.pick([1, 1, 1, 2, 3, 4]),
      employment_type_id: random.between(1, 3),
      employment_category_id: random.between(1, 4),
      job_priority_id: random.between(1, 3),
      country_id: companyLocations[location - 1]?.[1] ?? null,
      ...toConditions(designation, companyLocations[location - 1]?.[1], place),
      division_id: departments[vacancy.department - 1]?.[1] ?? 1,
      department_id: vacancy.department,
      designation_id: designation,
      function_id: random.between(1, 4),
      group_id: vacancy.group,
      pipeline_id: vacancy.pipeline || null,
      question_group_id: random.between(1, 3),
      referral_amount_id: toSlabId(designation),
      hiring_manager_id: vacancy.group === 5 ? 4 : random.pick(managers),
      recruiting_manager_id: 2,
      slug: toSlug(vacancy.title, id),
      seo_meta_title: `${vacancy.title} at Kestrel Foods`,
      seo_meta_description: `Join Kestrel Foods as ${vacancy.title}.`,
      seo_keywords: [vacancy.title.toLowerCase(), 'kestrel foods'],
      created_by: place % 3 === 0 ? 2 : recruiter,
      created_at: toIsoString(openedAt),
    },
  };
};

export const makeJobs = (
  random: Random,
  now: number,
  today: string,
  people: readonly Person[],
): SeededJob[] =>
  random
    .some(vacancies, vacancies.length)
    .map((vacancy, place) => makeJob(random, now, today, people, vacancy, place));

export const toJobRows = (
  jobs: readonly SeededJob[],
): readonly (readonly [table: string, rows: readonly object[]])[] => [
  ['job', jobs.map(({ row }) => row)],
  [
    'job_location',
    jobs.map(({ id, location }) => ({ job_id: id, location_id: location, sequence: 1 })),
  ],
  [
    'job_skill',
    jobs.flatMap(({ id, skills: held }) =>
      held.map((skill, place) => ({ job_id: id, skill_id: skill, sequence: place + 1 })),
    ),
  ],
  [
    'job_user',
    jobs.flatMap(({ id, recipients }) =>
      recipients.map((user, place) => ({ job_id: id, user_id: user, sequence: place + 1 })),
    ),
  ],
  [
    'publication',
    jobs.flatMap((job) =>
      job.platforms.map((platform) => ({
        job_id: job.id,
        platform_id: platform,
        state: job.state,
        url: '',
        message: '',
        published_at: toIsoString(addDays(job.openedAt, 1)),
        ended_at: job.state === 'expired' ? toIsoString(job.closesAt) : null,
        actor_id: 2,
      })),
    ),
  ],
  [
    'job_address',
    jobs
      .filter(({ platforms }) => platforms.length > 0)
      .map(({ id, slug, openedAt }) => ({
        slug,
        job_id: id,
        is_current: true,
        created_at: toIsoString(addDays(openedAt, 1)),
      })),
  ],
];
