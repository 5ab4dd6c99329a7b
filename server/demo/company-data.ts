/** Records get their position in these lists, counted from 1, as id. */
export const divisions = [
  'Manufacturing',
  'Retail and Cafés',
  'Supply Chain',
  'Corporate',
  'Digital',
];

export const departments: readonly (readonly [name: string, division: number, subs: string[]])[] = [
  ['Production', 1, ['Bakery Line', 'Dairy Line', 'Packaging']],
  ['Quality and Food Safety', 1, []],
  ['Culinary Development', 1, []],
  ['Café Operations', 2, ['South Region', 'West Region']],
  ['Sales and Distribution', 2, []],
  ['Marketing', 2, []],
  ['Logistics', 3, ['Cold Chain']],
  ['Procurement', 3, []],
  ['Human Resources', 4, []],
  ['Finance', 4, []],
  ['Engineering', 5, ['Platform', 'Mobile']],
  ['Data and Analytics', 5, []],
];

export const designations = [
  'Intern',
  'Associate',
  'Senior Associate',
  'Specialist',
  'Team Lead',
  'Manager',
  'Senior Manager',
  'Head',
];

/** Preinstalled countries have their ISO numbers as ids. */
const indiaCode = 356;
const singaporeCode = 702;
const emiratesCode = 784;

export const companyLocations: readonly (readonly [
  city: string,
  country: number,
  display: string,
  address: string,
  pincode: string,
  region: string,
])[] = [
  ['Bengaluru', indiaCode, 'Bengaluru Head Office', '14 Residency Road', '560025', 'Karnataka'],
  ['Pune', indiaCode, 'Pune Plant', 'Plot 22, Chakan Industrial Area', '410501', 'Maharashtra'],
  ['Hyderabad', indiaCode, 'Hyderabad Cafés', '8 Jubilee Hills Check Post', '500033', 'Telangana'],
  ['Chennai', indiaCode, 'Chennai Cold Store', '3 Ambattur Estate', '600058', 'Tamil Nadu'],
  ['Mumbai', indiaCode, 'Mumbai Sales Office', '61 Andheri East', '400069', 'Maharashtra'],
  ['Delhi', indiaCode, 'Delhi Distribution Centre', '5 Okhla Phase II', '110020', 'Delhi'],
  ['Kochi', indiaCode, 'Kochi Spice House', '2 Mattancherry Jetty', '682002', 'Kerala'],
  ['Singapore', singaporeCode, 'Singapore Office', '30 Robinson Road', '048546', ''],
  ['Dubai', emiratesCode, 'Dubai Office', '12 Al Quoz Industrial 3', '00000', 'Dubai'],
];

export const branches = companyLocations.map(([, , display]) => display);

export const businessFunctions: readonly (readonly [name: string, subs: string[]])[] = [
  ['Operations', ['Plant Operations', 'Store Operations']],
  ['Commercial', ['Sales', 'Brand']],
  ['Technology', ['Product Engineering', 'Insights']],
  ['Support', ['People', 'Finance and Legal']],
];

export const priorities: readonly (readonly [name: string, isActive: boolean])[] = [
  ['Urgent', true],
  ['High', true],
  ['Normal', true],
  ['Someday', false],
];

export const skills = [
  ...['Food Safety', 'HACCP', 'Baking', 'Menu Planning', 'Shift Planning', 'Machine Maintenance'],
  ...['Lean Manufacturing', 'Packaging', 'Cold Chain', 'Route Planning', 'Vendor Management'],
  ...['Negotiation', 'Key Accounts', 'Customer Service', 'Barista', 'Visual Merchandising'],
  ...['Brand Management', 'Content', 'Recruiting', 'Payroll', 'Accounting', 'Taxation', 'SAP'],
  ...['Excel', 'SQL', 'Python', 'TypeScript', 'React', 'Kotlin', 'Cloud', 'Data Modelling'],
];

export const applicantSources: readonly (readonly [
  name: string,
  identifier: string,
  description: string,
])[] = [
  ['Employee Referral', 'referral', 'Somebody who works here named them'],
  ['Careers Page', 'careers', 'Applied on our own page'],
  ['Job Board', 'board', 'Answered a posting elsewhere'],
  ['Campus Drive', 'campus', 'Met us at a college'],
  ['Recruitment Agency', 'agency', 'Sent by one of our agencies'],
  ['Walk-in', 'walk-in', 'Came to one of our offices'],
];

export const platformIds = [1, 2, 3, 4];

/** Platforms on which every published job appears: the careers site, the feed of Indeed, the plain feed. */
export const publicPlatformIds = [5, 6, 8];

/** A group without questions cannot be chosen on a job. */
type DemoQuestion =
  | string
  | { text: string; type: string; options?: string[]; is_required?: true; knock_out?: string[] };

export const questionGroups: readonly (readonly [string, string, DemoQuestion[]])[] = [
  [
    'Plant and kitchen',
    'Asked of everyone who handles food',
    [
      {
        text: 'Do you hold a valid food handler certificate?',
        type: 'yes-no',
        is_required: true,
        knock_out: ['no'],
      },
      {
        text: 'Can you work in rotating shifts?',
        type: 'choice',
        options: ['Yes, in all of them', 'Day and late', 'Day only'],
        knock_out: ['Day only'],
      },
      { text: 'When could you start?', type: 'date' },
    ],
  ],
  [
    'Office roles',
    'Notice period and expectations',
    [
      { text: 'What is your notice period, in days?', type: 'number', knock_out: ['above 90'] },
      'What salary do you expect?',
      'Why Kestrel Foods?',
    ],
  ],
  [
    'Engineering',
    'Work samples',
    ['Share a link to something you built.', 'Which part of it would you do differently today?'],
  ],
  ['Store leadership', 'Being prepared', []],
];

export const groups: readonly (readonly [name: string, description: string, city: number])[] = [
  ['Plant Hiring', 'Production, quality and culinary roles in Pune', 2],
  ['Café Hiring', 'Stores and cafés in the south and west', 3],
  ['Supply Chain Hiring', 'Logistics and procurement', 4],
  ['Corporate Hiring', 'People, finance and marketing', 1],
  ['Technology Hiring', 'Engineering and data', 1],
  ['Sales Hiring', 'Sales and distribution', 5],
];

export const suiteApps: readonly (readonly [name: string, url: string])[] = [
  ['People Directory', 'https://people.kestrelfoods.example/'],
  ['Leave and Attendance', 'https://leave.kestrelfoods.example/'],
  ['Expenses', 'https://expenses.kestrelfoods.example/'],
];

export const seoKeywords = [
  'food jobs',
  'bakery jobs Pune',
  'café careers',
  'Kestrel Foods careers',
];

export const seoGraphs: readonly (readonly [title: string, type: string, description: string])[] = [
  ['Work with food', 'website', '<p>Jobs in our <strong>kitchens</strong>, cafés and dairies.</p>'],
  ['Bakery trainees', 'article', '<p>A paid year in a bakery, from the oven to the counter.</p>'],
  ['Life at Kestrel Foods', 'profile', '<p>What a day with us is like.</p>'],
];

export const firstNames = [
  ...['Aarav', 'Aditi', 'Ananya', 'Arjun', 'Bhavna', 'Chetan', 'Deepa', 'Dev', 'Divya', 'Esha'],
  ...['Gaurav', 'Geeta', 'Harish', 'Imran', 'Isha', 'Jaya', 'Karan', 'Kavya', 'Lakshmi', 'Leela'],
  ...['Manish', 'Maya', 'Mohan', 'Nandini', 'Neha', 'Nikhil', 'Omar', 'Pooja', 'Pranav', 'Radha'],
  ...['Rahul', 'Rekha', 'Ritu', 'Sahil', 'Sana', 'Sanjay', 'Shreya', 'Suresh', 'Tara', 'Tarun'],
  ...['Uday', 'Uma', 'Varun', 'Vidya', 'Yash', 'Zara', 'Wei Ling', 'Hassan', 'Noor', 'Joseph'],
];

export const lastNames = [
  ...[
    'Agarwal',
    'Bhat',
    'Chopra',
    'Das',
    'Desai',
    'Fernandes',
    'Ghosh',
    'Gupta',
    'Hegde',
    'Iyengar',
  ],
  ...[
    'Jain',
    'Joshi',
    'Kapoor',
    'Kaur',
    'Khanna',
    'Kulkarni',
    'Kumar',
    'Malhotra',
    'Menon',
    'Mishra',
  ],
  ...['Mukherjee', 'Naidu', 'Patel', 'Pillai', 'Rajan', 'Reddy', 'Saxena', 'Sen', 'Shah', 'Sharma'],
  ...[
    'Shetty',
    'Sinha',
    'Tan',
    'Thomas',
    'Varghese',
    'Yadav',
    'Ahmed',
    'Ali',
    'Banerjee',
    'Chatterjee',
  ],
];
