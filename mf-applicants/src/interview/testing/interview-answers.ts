import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';

export const interviewRecord = (parts: Partial<InterviewRecord> = {}): InterviewRecord => ({
  ...{ id: 4, applicationId: 31, applicant: 'Asha Rao', applicantAnswer: 'accepted', jobId: 3 },
  ...{ job: 'Baker', stage: 'Panel', title: 'Trial shift', minutes: 60, place: 'Room 3' },
  ...{ startsAt: '2026-03-24T04:30:00Z', endsAt: '2026-03-24T05:30:00Z' },
  ...{
    start: '2026-03-24T10:00',
    timeZone: 'Asia/Kolkata',
    state: 'booked',
    reason: '',
    hasBegun: true,
  },
  people: [{ id: 9, name: 'Ana Das', answer: 'open' }],
  ...{ isMine: true, mayOpen: true, mayChange: true, version: 2 },
  ...{ questions: ['Which flour?'], competencies: [], resumeFileId: null },
  ...parts,
});
