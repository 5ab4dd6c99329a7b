import remote from '../../../../remote.config';
import { applicantChat } from 'mf-chat/contract';
import type { Many } from 'server/contract/answer';
import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import {
  deleteApplications,
  getApplications,
} from 'server/contract/applicants/applications/application.calls';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { answer, lookupAnswer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { applicationPage, applicationRow } from '../../../application/testing/application-answers';
import { ApplicationsPage } from '../applications.page';

export const twoApplications = applicationPage([
  applicationRow(31),
  applicationRow(32, {
    firstName: 'Dev',
    lastName: 'Menon',
    experience: null,
    recruitingManager: [],
    resume: null,
  }),
]);

export const openApplications = (
  list: Many<ApplicationRow> = twoApplications,
  { answers = [], address = '/application', ...options }: RenderPageOptions = {},
) =>
  renderPage(<ApplicationsPage />, {
    address,
    path: address.split('?')[0] ?? address,
    panels: [
      ...remote.panels,
      { id: applicantChat, title: 'Referral Chat', can: 'chat:take-part' },
    ],
    answers: [
      ...answers,
      answer(getApplications, list),
      answer(deleteApplications, ({ body }) => ({
        data: { deleted: body.applicantId?.length ?? 0 },
      })),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
      lookupAnswer('jobs', [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }]),
      lookupAnswer('sources', [{ sourceId: 1, source: 'Careers page' }]),
      lookupAnswer('stages', [{ id: 11, name: 'Screening' }]),
      lookupAnswer('applicantStatuses', [{ id: 101, status: 'Invited', category: 'active' }]),
    ],
    ...options,
  });

export const findLastQuery = ({ calls }: ReturnType<typeof openApplications>) =>
  calls.findLast(({ call: made }) => made === 'GET /api/v2/application')?.query;
