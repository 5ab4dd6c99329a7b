import type { Random } from './random';
import * as words from './company-data';

const toNamedRows = (names: readonly string[]) =>
  names.map((name, place) => ({ id: place + 1, name }));

const subDepartmentRows = words.departments.flatMap(([, division, subs], place) =>
  subs.map((name) => ({ name, division_id: division, parent_id: place + 1 })),
);

const createDepartmentRows = (random: Random, heads: readonly number[]) =>
  [
    ...words.departments.map(([name, division]) => ({
      name,
      division_id: division,
      parent_id: null,
    })),
    ...subDepartmentRows,
  ].map((row, place) => ({ id: place + 1, ...row, head_id: random.pick(heads) }));

const createFunctionRows = (random: Random, heads: readonly number[]) => {
  const wholes = words.businessFunctions.map(([name]) => ({
    name,
    parent_id: null as number | null,
  }));
  const parts = words.businessFunctions.flatMap(([, subs], place) =>
    subs.map((name) => ({ name, parent_id: place + 1 })),
  );
  return [...wholes, ...parts].map((row, place) => ({
    id: place + 1,
    ...row,
    head_id: random.pick(heads),
  }));
};

const cityRows = words.companyLocations.map(([name, country], place) => ({
  id: place + 1,
  name,
  country_id: country,
}));

const locationRows = words.companyLocations.map(
  ([, , display, address, pincode, region], place) => ({
    id: place + 1,
    display,
    address,
    pincode,
    region,
    city_id: place + 1,
  }),
);

const questionRows = words.questionGroups.flatMap(([, , texts], group) =>
  texts.map((asked) => ({
    question_group_id: group + 1,
    ...{ type: 'text', options: [], is_required: false, knock_out: [] },
    ...(typeof asked === 'string' ? { text: asked } : asked),
  })),
);

const slabRows = [
  ...words.designations.slice(1).map((name, place) => ({
    slug: `${name} slab`,
    department_id: null as number | null,
    designation_id: place + 2,
    amount_minor: (place + 1) * 750_000,
  })),
  {
    slug: 'Engineering specialist slab',
    department_id: 11,
    designation_id: 4,
    amount_minor: 4_500_000,
  },
  { slug: 'Café team lead slab', department_id: 4, designation_id: 5, amount_minor: 1_800_000 },
].map((row) => ({ ...row, currency: 'INR' }));

export const createSetupRows = (
  random: Random,
  heads: readonly number[],
): readonly (readonly [table: string, rows: readonly object[]])[] => [
  ['department', createDepartmentRows(random, heads)],
  ['organization_function', createFunctionRows(random, heads)],
  ['city', cityRows],
  ['location', locationRows],
  [
    'job_priority',
    words.priorities.map(([name, isActive], place) => ({
      id: place + 1,
      name,
      is_active: isActive,
    })),
  ],
  ['skill', toNamedRows(words.skills)],
  [
    'applicant_source',
    words.applicantSources.map(([name, identifier, description], place) => ({
      id: place + 1,
      name,
      identifier,
      description,
    })),
  ],
  [
    'question_group',
    words.questionGroups.map(([name, description], place) => ({
      id: place + 1,
      name,
      description,
    })),
  ],
  ['question', questionRows.map((row, place) => ({ id: place + 1, ...row }))],
  ['referral_amount', slabRows.map((row, place) => ({ id: place + 1, ...row }))],
  [
    'referral_eligibility',
    words.designations.map((_, place) => ({
      id: place + 1,
      designation_id: place + 1,
      is_eligible: place < 6,
    })),
  ],
  [
    'hiring_group',
    words.groups.map(([name, description, city], place) => ({
      id: place + 1,
      name,
      description,
      enable_referral_chat: place % 2 === 0,
      city_id: city,
    })),
  ],
  ['seo_keyword', words.seoKeywords.map((title, place) => ({ id: place + 1, title }))],
  [
    'seo_graph',
    words.seoGraphs.map(([title, type, description], place) => ({
      id: place + 1,
      title,
      type,
      description,
    })),
  ],
  [
    'suite_app',
    words.suiteApps.map(([name, url], place) => ({
      id: place + 2,
      name,
      url,
      icon_url: '/brand/app.svg',
      sequence: place + 2,
    })),
  ],
];
