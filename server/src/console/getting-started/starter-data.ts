import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';

interface StarterStage {
  name: string;
  colour: string;
  /** Statuses between To-be-start and Rejected, with their categories. */
  statuses: Readonly<Record<string, StatusCategory>>;
}

/** The pipeline of the starter set, whose last status exists in every installation. */
export const starterPipeline: { name: string; stages: readonly StarterStage[] } = {
  name: 'Standard hiring',
  stages: [
    {
      name: 'Screening',
      colour: '#2f6fb3',
      statuses: { 'Resume in review': 'active', Shortlisted: 'active' },
    },
    {
      name: 'Interview',
      colour: '#7a4fb5',
      statuses: {
        'Interview scheduled': 'active',
        Interviewed: 'active',
        'Waiting for feedback': 'on-hold',
      },
    },
    {
      name: 'Offer',
      colour: '#a8620c',
      statuses: { 'Offer made': 'active', 'Offer accepted': 'active', Withdrawn: 'withdrawn' },
    },
    { name: 'Joining', colour: '#0b6e69', statuses: { Hired: 'hired' } },
  ],
};

export const sources: Readonly<Record<string, string>> = {
  'careers-page': 'Careers page',
  'employee-referral': 'Employee referral',
  'job-board': 'Job board',
  'social-network': 'Social network',
  agency: 'Recruitment agency',
  campus: 'Campus',
};

export const starterQuestionGroup = {
  name: 'Standard questions',
  description: 'What is asked of everyone who applies.',
  questions: [
    'When could you begin?',
    'How long is your notice period?',
    'Are you allowed to work where this job is?',
    'What do you expect to earn?',
  ],
};

export const starterGroup = {
  name: 'Hiring team',
  description: 'Looks after the jobs of the company.',
};

/** Name of the referral amount for all departments and positions without an amount of their own. */
export const starterSlabName = 'Every referral';

export const starterPriorities = ['Urgent', 'High', 'Normal'];
