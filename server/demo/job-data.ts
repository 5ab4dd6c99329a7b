export interface Vacancy {
  title: string;
  department: number;
  group: number;
  skills: number[];
  /** Position in `pipelines`, counted from 1; 0 for a job without pipeline. */
  pipeline: number;
}

const createVacancies = (
  department: number,
  group: number,
  pipeline: number,
  skills: number[],
  titles: string[],
): Vacancy[] => titles.map((title) => ({ title, department, group, pipeline, skills }));

export const vacancies: readonly Vacancy[] = [
  ...createVacancies(
    1,
    1,
    2,
    [1, 2, 6, 7],
    [
      'Production Supervisor',
      'Bakery Line Operator',
      'Dairy Process Technician',
      'Packaging Machine Operator',
      'Maintenance Engineer',
      'Plant Shift Manager',
    ],
  ),
  ...createVacancies(
    2,
    1,
    2,
    [1, 2, 24],
    [
      'Food Safety Officer',
      'Quality Analyst',
      'Microbiology Lab Associate',
      'Internal Auditor, Quality',
    ],
  ),
  ...createVacancies(
    3,
    1,
    2,
    [3, 4, 1],
    ['Research Chef', 'Pastry Specialist', 'Menu Developer', 'Sensory Panel Lead'],
  ),
  ...createVacancies(
    4,
    2,
    3,
    [14, 15, 5],
    [
      'Café Manager',
      'Barista',
      'Store Trainer',
      'Area Manager, Cafés',
      'Kitchen Associate',
      'Guest Experience Lead',
      'Night Shift Baker',
    ],
  ),
  ...createVacancies(
    5,
    6,
    1,
    [13, 12, 14],
    [
      'Key Account Manager',
      'Territory Sales Executive',
      'Distributor Relations Associate',
      'Modern Trade Manager',
      'Sales Trainer',
    ],
  ),
  ...createVacancies(
    6,
    4,
    1,
    [16, 17, 18],
    ['Brand Manager', 'Content Specialist', 'Visual Merchandiser', 'Consumer Insights Associate'],
  ),
  ...createVacancies(
    7,
    3,
    2,
    [9, 10, 5],
    [
      'Cold Chain Supervisor',
      'Route Planner',
      'Warehouse Team Lead',
      'Fleet Manager',
      'Dispatch Associate',
    ],
  ),
  ...createVacancies(
    8,
    3,
    1,
    [11, 12, 23],
    ['Category Buyer', 'Vendor Development Manager', 'Spice Sourcing Specialist'],
  ),
  ...createVacancies(
    9,
    4,
    1,
    [19, 20, 24],
    [
      'Talent Acquisition Partner',
      'Payroll Specialist',
      'HR Business Partner',
      'Learning Designer',
    ],
  ),
  ...createVacancies(
    10,
    4,
    1,
    [21, 22, 23, 24],
    ['Financial Analyst', 'Accounts Payable Associate', 'Tax Manager', 'Treasury Associate'],
  ),
  ...createVacancies(
    11,
    5,
    4,
    [27, 28, 30],
    [
      'Frontend Engineer',
      'Backend Engineer',
      'Android Engineer',
      'Site Reliability Engineer',
      'Engineering Manager',
      'QA Engineer',
      'Product Designer',
    ],
  ),
  ...createVacancies(
    12,
    5,
    4,
    [25, 26, 31],
    [
      'Data Analyst',
      'Data Engineer',
      'Demand Planning Analyst',
      'Machine Learning Engineer',
      'BI Developer',
    ],
  ),
  ...createVacancies(1, 1, 0, [6, 8], ['Apprentice, Packaging', 'Apprentice, Bakery']),
];

/** Stages with the statuses between To-be-start and Rejected, which every stage has. */
export const stages: readonly (readonly [name: string, colour: string, statuses: string[]])[] = [
  ['Screening', '#3b6fb6', ['CV Shortlisted', 'Awaiting Documents', 'On Hold']],
  ['Phone Interview', '#0b6e69', ['Call Scheduled', 'Call Completed', 'No Response']],
  ['Assignment', '#7a5ea8', ['Assignment Sent', 'Assignment Received', 'On Hold']],
  ['Trial Shift', '#b06a1f', ['Trial Scheduled', 'Trial Completed', 'No Response']],
  [
    'Panel Interview',
    '#8c4a6b',
    ['Interview Scheduled', 'Interview in Progress', 'Selected', 'On Hold'],
  ],
  ['HR Discussion', '#4a7a3a', ['Salary Discussion', 'References Checked', 'On Hold']],
  ['Offer', '#9a7d0a', ['Offer Sent', 'Offer Accepted', 'Offer Declined']],
  ['Joining', '#2f6f4f', ['Joining Confirmed', 'Hired']],
];

export const statusCategoriesByName: Readonly<Record<string, string>> = {
  'On Hold': 'on-hold',
  'No Response': 'on-hold',
  'Offer Declined': 'withdrawn',
  Withdrawn: 'withdrawn',
  Hired: 'hired',
};

export const statusesWithoutStage = ['Under Review', 'Shortlisted', 'Withdrawn'];

/** `stages` are positions in the list of stages, counted from 1. */
export const pipelines: readonly (readonly [name: string, stages: number[]])[] = [
  ['Corporate Hiring', [1, 2, 5, 6, 7, 8]],
  ['Plant Hiring', [1, 4, 6, 7, 8]],
  ['Café Hiring', [1, 2, 4, 7, 8]],
  ['Technology Hiring', [1, 2, 3, 5, 6, 7, 8]],
];
