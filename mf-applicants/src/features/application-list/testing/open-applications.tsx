import remote from '../../../../remote.config';
import type { Many } from 'server/contract/answer';
import type { ApplicationRow } from 'server/contract/applicants/application';
import { deleteApplications, getApplications } from 'server/contract/applicants/application.calls';
import { call } from 'server/contract/call';
import { createFileTicket } from 'server/contract/files/file-ticket.calls';
import { lookups } from 'server/contract/lookups';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { applicationPage, applicationRow } from '../../../application/testing/application-answers';
import { ApplicationsPage } from '../applications.page';

export const two = applicationPage([
  applicationRow(31),
  applicationRow(32, {
    firstName: 'Dev',
    lastName: 'Menon',
    experience: null,
    recruitingManager: [],
    resume: null,
  }),
]);

const entriesOf = (name: keyof typeof lookups, data: object[]) =>
  answer(call<{ reply: Many<object> }>('GET', lookups[name].path), {
    data,
    meta: { total: data.length, current_page: 1, last_page: 1, from: 1, to: data.length },
  });

/** An applicant list with two applicants, or others, and a server that grants everything. */
export const openApplications = (
  list: Many<ApplicationRow> = two,
  { answers = [], address = '/application', ...options }: RenderPageOptions = {},
) =>
  renderPage(<ApplicationsPage />, {
    address,
    path: address.split('?')[0] ?? address,
    panels: remote.panels,
    answers: [
      ...answers,
      answer(getApplications, list),
      answer(deleteApplications, ({ body }) => ({
        data: { deleted: body.applicantId?.length ?? 0 },
      })),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
      entriesOf('jobs', [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }]),
      entriesOf('sources', [{ sourceId: 1, source: 'Careers page' }]),
      entriesOf('stages', [{ id: 11, name: 'Screening' }]),
      entriesOf('applicantStatuses', [{ id: 101, status: 'Invited', category: 'active' }]),
    ],
    ...options,
  });

export const lastQuery = ({ calls }: ReturnType<typeof openApplications>) =>
  calls.findLast(({ call: made }) => made === 'GET /api/v2/application')?.query;
