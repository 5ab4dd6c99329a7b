import type { SentApplication } from 'server/contract/applicants/applying/sent-application';
import type { Many } from 'server/contract/answer';
import type {
  ApplicationRecord,
  ApplicationRow,
  HistoryEntry,
} from 'server/contract/applicants/applications/application';
import type {
  CandidateHistory,
  StageStep,
  StatusOptions,
} from 'server/contract/applicants/applications/application-status';

const screening = { id: 11, name: 'Screening', colour: '#2f6fb2' };
const interview = { id: 12, name: 'Interview', colour: '#2a7440' };

const invited = { id: 101, name: 'Invited', category: 'active' } as const;
const start = { id: 1, name: 'To-be-start', category: 'start' } as const;
const rejected = { id: 2, name: 'Rejected', category: 'rejected' } as const;
const joined = { id: 19, name: 'Hired', category: 'hired' } as const;

export const applicationRow = (
  applicantId: number,
  changes: Partial<ApplicationRow> = {},
): ApplicationRow => ({
  id: applicantId,
  applicantId,
  firstName: 'Asha',
  lastName: 'Rao',
  applicantEmail: 'asha.rao@example.com',
  phoneNumber: '+91 98450 11111',
  documentNumber: null,
  experience: 3,
  jobId: 7,
  jobCode: 'KF-7',
  job: {
    jobId: 7,
    jobTitle: 'Data Analyst',
    jobCode: 'KF-7',
    jobStatusId: 1,
    designation: 'Analyst',
  },
  source: { id: 1, sourceId: 1, source: 'Careers page' },
  status: { ...start, statusColor: screening.colour },
  statusApplicant: { id: start.id, status: start.name },
  stage: screening,
  hiringManager: { userId: 5, name: 'Meera', lastName: 'Nair' },
  recruitingManager: [{ userId: 6, name: 'Vikram', lastName: 'Shah' }],
  user: null,
  resume: { fileId: '0b7f6a52-6d3c-4f6e-9d0a-111111111111', name: 'asha-rao.pdf' },
  joiningDate: null,
  created_at: '2025-03-25T06:00:00Z',
  pipelineId: 3,
  withoutHiringProcess: false,
  hasChat: true,
  may: ['status', 'assign', 'attach', 'delete'],
  version: 4,
  ...changes,
});

export const applicationPage = (
  data: ApplicationRow[],
  meta: Partial<Many<ApplicationRow>['meta']> = {},
): Many<ApplicationRow> => ({
  data,
  meta: {
    total: data.length,
    current_page: 1,
    last_page: 1,
    from: data.length > 0 ? 1 : 0,
    to: data.length,
    ...meta,
  },
});

export const historyEntry = (id: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  reason: null,
  stageId: screening.id,
  stage: screening,
  statusId: start.id,
  status: start,
  comment: '',
  actor: { userId: 6, name: 'Vikram', lastName: 'Shah' },
  created_at: '2025-03-26T06:00:00Z',
  undoOf: null,
  ...changes,
});

const colleague = { department: 'Engineering', departmentId: 1, email: 'someone@example.com' };

export const applicationRecord = (changes: Partial<ApplicationRecord> = {}): ApplicationRecord => {
  const row = applicationRow(31);
  return {
    ...row,
    job: {
      ...row.job,
      department: 'Engineering',
      location: 'Pune',
      expiryDate: '2030-03-25',
      hiringManager: null,
      recruitingManager: null,
    },
    hiringManager: {
      userId: 5,
      name: 'Meera',
      lastName: 'Nair',
      designation: 'Lead',
      ...colleague,
    },
    recruitingManager: [
      { userId: 6, name: 'Vikram', lastName: 'Shah', designation: 'Recruiter', ...colleague },
    ],
    user: null,
    candidateReferral: null,
    pipeline: { id: 3, name: 'Standard hiring' },
    latestHistory: historyEntry(1, { comment: 'Good letter' }),
    updated_at: '2025-03-26T06:00:00Z',
    ...changes,
  };
};

const stages: StageStep[] = [
  {
    ...screening,
    sequence: 1,
    state: 'present',
    status: [
      { ...start, state: 'present' },
      { ...rejected, state: 'notVisited' },
    ],
  },
  {
    ...interview,
    sequence: 2,
    state: 'future',
    status: [
      { ...start, state: 'notVisited' },
      { ...invited, state: 'notVisited' },
      { ...joined, state: 'notVisited' },
      { ...rejected, state: 'notVisited' },
    ],
  },
];

export const candidateHistory = (changes: Partial<CandidateHistory> = {}): CandidateHistory => ({
  applicantId: 31,
  version: 4,
  history: [historyEntry(1)],
  pipeline: { id: 3, name: 'Standard hiring' },
  stages,
  stageSince: '2026-11-10T06:00:00Z',
  withoutHiringProcess: false,
  statuses: [],
  reopen: null,
  ...changes,
});

export const historyWithoutProcess = (): CandidateHistory =>
  candidateHistory({
    pipeline: null,
    stages: [],
    withoutHiringProcess: true,
    statuses: [
      { ...start, state: 'present' },
      { ...invited, state: 'notVisited' },
    ],
    history: [historyEntry(1, { stageId: null, stage: null })],
  });

export const statusOptions = (changes: Partial<StatusOptions> = {}): StatusOptions => ({
  total: 2,
  agree: true,
  reason: null,
  pipeline: { id: 3, name: 'Standard hiring' },
  withoutHiringProcess: false,
  stages,
  statuses: [],
  pipelines: [{ id: 3, name: 'Standard hiring', applications: 2 }],
  ...changes,
});

export const emptySentApplication: SentApplication = {
  ...{ answerBy: null, isAnswerLate: false, sentAt: null, withdrawnAt: null },
  released: null,
  ...{ firstTouch: null, lastTouch: null, letter: '', resumeText: '', answers: [], consents: [] },
  furtherQuestions: [],
};
