import { screen, waitFor } from '@testing-library/react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { answer, press, renderPanel } from 'shell/sdk/testing';
import { applicantResume } from '../../../contract';
import { applicationRecord } from '../../application/testing/application-answers';
import { ResumePanel } from './resume.panel';

const open = (application: ApplicationRecord) =>
  renderPanel(applicantResume, <ResumePanel />, {
    input: { applicantId: 31 },
    answers: [
      answer(getApplication, { data: application }),
      answer(createFileTicket, { data: { url: '/api/v1/files/once', expiresAt: '2026-11-21' } }),
    ],
  });

const fileId = '0b7f6a52-6d3c-4f6e-9d0a-111111111111';
const given = { fetch: globalThis.fetch, viewer: navigator.pdfViewerEnabled };

beforeEach(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['%PDF'])) } as Response),
  );
  URL.createObjectURL = () => 'blob:resume';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => {
  globalThis.fetch = given.fetch;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: given.viewer, configurable: true });
});

test('a PDF is shown in the drawer', async () => {
  const page = open(applicationRecord());
  expect(await screen.findByTitle('Resume asha-rao.pdf')).toHaveAttribute(
    'src',
    'blob:resume#navpanes=0&view=FitH',
  );
  expect(page.calls.at(-1)?.body).toEqual({ kind: 'file', fileId });
});

test('a resume of another type is offered for download', async () => {
  open(applicationRecord({ resume: { fileId, name: 'asha-rao.docx' } }));
  expect(await screen.findByText('This file cannot be shown here')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.queryByTitle(/^Resume/)).toBeNull();
});

test('a file that fails to load says so, and Retry requests a new address', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false } as Response));
  const page = open(applicationRecord());
  await press('Retry');
  await waitFor(() => expect(page.sent(createFileTicket)).toHaveLength(2));
});

test('a person with a masked view reads that resumes are withheld', async () => {
  const { resume: _resume, ...masked } = applicationRecord();
  open(masked);
  expect(await screen.findByText(/sees applications without contact details/)).toBeVisible();
});

test('an applicant without a resume is shown as having none', async () => {
  open(applicationRecord({ resume: null }));
  expect(await screen.findByText('Asha Rao came without a resume.')).toBeVisible();
});
