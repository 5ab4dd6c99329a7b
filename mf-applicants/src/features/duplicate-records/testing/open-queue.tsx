import type {
  DuplicatePair,
  DuplicatePerson,
} from 'server/contract/applicants/duplicates/duplicate';
import {
  dismissDuplicates,
  getDuplicates,
  getMergeCredit,
  mergeDuplicates,
  suspectAgain,
  undoMerge,
} from 'server/contract/applicants/duplicates/duplicate.calls';
import { answer, pageOf, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { DuplicateRecordsPage } from '../duplicate-records.page';

const applied = (applicantId: number, jobId: number, jobTitle: string) => ({
  applicantId,
  job: { jobId, jobTitle, jobCode: `KF-${jobId}`, jobStatusId: 1 },
  status: { id: 101, name: 'Invited', category: 'active' as const, statusColor: null },
  created_at: '2025-03-25T06:00:00Z',
});

export const asha: DuplicatePerson = {
  personId: 500,
  firstName: 'Asha',
  lastName: 'Rao',
  applicantEmail: 'asha.rao@example.com',
  phoneNumber: '+91 98450 11111',
  documentLastFour: '1234',
  created_at: '2025-03-25T06:00:00Z',
  applications: [applied(31, 7, 'Data Analyst')],
};

export const ashDuplicate: DuplicatePerson = {
  personId: 501,
  firstName: 'Ash',
  lastName: 'Rao',
  applicantEmail: 'Asha.Rao@example.com',
  phoneNumber: '',
  documentLastFour: '',
  created_at: '2025-04-01T06:00:00Z',
  applications: [applied(44, 7, 'Data Analyst'), applied(45, 8, 'Accountant')],
};

export const duplicatePair = (changes: Partial<DuplicatePair> = {}): DuplicatePair => ({
  id: 9,
  reasons: ['email'],
  state: 'suspected',
  first: asha,
  second: ashDuplicate,
  sharedJobs: [{ jobId: 7, jobTitle: 'Data Analyst' }],
  survivorId: null,
  actor: null,
  decidedAt: null,
  created_at: '2025-04-01T06:00:00Z',
  ...changes,
});

export const mergedPair = duplicatePair({
  state: 'merged',
  survivorId: 500,
  actor: { userId: 6, name: 'Vikram', lastName: 'Shah' },
  decidedAt: '2025-04-02T06:00:00Z',
});

export const openQueue = (
  pairs: DuplicatePair[] = [duplicatePair()],
  { answers = [], ...options }: RenderPageOptions = {},
) => {
  let kept = pairs;
  const decide = (id: number, changes: Partial<DuplicatePair>) => {
    kept = kept.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return { data: kept.find((one) => one.id === id) ?? duplicatePair() };
  };
  return renderPage(<DuplicateRecordsPage />, {
    address: '/duplicate-records',
    path: '/duplicate-records',
    answers: [
      ...answers,
      answer(getDuplicates, ({ query }) => {
        const state = query.state ?? 'suspected';
        return pageOf(kept.filter((pair) => pair.state === state));
      }),
      answer(mergeDuplicates, ({ params, body }) =>
        decide(params.id, { state: 'merged', survivorId: body.survivorId }),
      ),
      answer(getMergeCredit, { data: [] }),
      answer(undoMerge, ({ params }) => decide(params.id, { state: 'suspected' })),
      answer(dismissDuplicates, ({ params }) => decide(params.id, { state: 'dismissed' })),
      answer(suspectAgain, ({ params }) => decide(params.id, { state: 'suspected' })),
    ],
    ...options,
  });
};

export const findLastCall = ({ calls }: ReturnType<typeof openQueue>, name: string) =>
  calls.findLast(({ call }) => call.endsWith(name));
