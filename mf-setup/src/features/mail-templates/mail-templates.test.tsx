import { screen, waitFor } from '@testing-library/react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import { previewTemplate } from 'server/contract/applicants/letters/letter.calls';
import type { MailTemplateRecord } from 'server/contract/applicants/mail-templates/mail-template';
import { mailTemplateCalls } from 'server/contract/applicants/mail-templates/mail-template.calls';
import {
  answer,
  field,
  lookupAnswer,
  pageOf,
  pick,
  press,
  renderPage,
  type,
  user,
} from 'shell/sdk/testing';
import { testRecordsPage } from '../../setup/testing/record-tests';
import { CreateMailTemplatePage, EditMailTemplatePage } from './mail-template-form.page';
import { MailTemplatesPage } from './mail-templates.page';

const template: MailTemplateRecord = {
  ...{ id: 1, name: 'Kind no', language: 'en', purpose: 'status', mode: 'offered' },
  ...{ delayHours: 2, subject: 'For {{job-title}}', body: '<p>Dear {{first-name}}</p>' },
  statuses: [{ id: 2, name: 'Rejected', category: 'rejected' }],
  version: 3,
};
const receipt: MailTemplateRecord = {
  ...template,
  ...{ id: 2, name: 'We have it', purpose: 'receipt', mode: 'always', statuses: [] },
};

testRecordsPage({
  calls: mailTemplateCalls,
  rows: [template, receipt],
  page: <MailTemplatesPage />,
  names: ['Kind no', 'We have it'],
  heads: ['Name', 'Purpose', 'Sent', 'Language'],
  texts: ['To Rejected', 'Offered after 2 hours', 'For Job title', 'English'],
  links: ['Edit'],
  filters: [['Kind', 'Receipt of an application', { purpose: 'receipt' }]],
  view: 'setup:view-hiring',
});

const open = (page: 'create' | 'edit') =>
  renderPage(page === 'create' ? <CreateMailTemplatePage /> : <EditMailTemplatePage />, {
    address: page === 'create' ? '/templates/create' : '/templates/edit/1',
    path: page === 'create' ? '/templates/create' : '/templates/edit/:id',
    answers: [
      answer(mailTemplateCalls.get, { data: template }),
      answer(mailTemplateCalls.create, { data: template }),
      answer(mailTemplateCalls.update, { data: template }),
      answer(
        call<{ reply: Many<object> }>('GET', getApplications.path),
        pageOf([
          { applicantId: 31, firstName: 'Asha', lastName: 'Rao', job: { jobTitle: 'Cook' } },
        ]),
      ),
      answer(previewTemplate, {
        data: { subject: 'For Cook', text: 'Dear Asha', html: '<p>Dear Asha</p>' },
      }),
      lookupAnswer('applicantStatuses', [{ id: 2, status: 'Rejected', category: 'rejected' }]),
    ],
  });

const insert = async (label: string, value: string) => {
  await press(`Insert a value into ${label}`);
  await user.click(await screen.findByRole('menuitem', { name: value }));
};

test('a template is stored with placeholders that were chosen, not typed', async () => {
  const page = open('create');
  await type('Name', 'Receipt');
  await pick('Purpose', 'Receipt of an application');
  expect(screen.queryByLabelText(/^Statuses/)).toBeNull();
  expect(screen.queryByRole('option', { name: 'Offered at the move' })).toBeNull();
  await pick('Sent', 'Always sent');
  await insert('Subject', 'Job title');
  await insert('Text', 'First name');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(mailTemplateCalls.create)).toEqual([
      {
        ...{ name: 'Receipt', purpose: 'receipt', statusIds: [], mode: 'always', delayHours: 0 },
        ...{ language: 'en', subject: '{{job-title}}', body: '<p>{{first-name}}</p>' },
      },
    ]),
  );
});

test('a missing value is reported at its field, and nothing is sent', async () => {
  const page = open('create');
  await type('Name', 'Kind no');
  await press('Save');
  expect(await screen.findByText('Enter the subject.')).toBeVisible();
  expect(screen.getByText('Choose at least one status.')).toBeVisible();
  expect(page.sent(mailTemplateCalls.create)).toEqual([]);
});

test('a stored template is changed with its version', async () => {
  const page = open('edit');
  await waitFor(() => expect(field('Name')).toHaveValue('Kind no'));
  await type('Delay in hours', '24');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(mailTemplateCalls.update)).toMatchObject([
      { delayHours: 24, statusIds: [2], subject: 'For {{job-title}}', version: 3 },
    ]),
  );
});

test('the text in the form is previewed for an applicant', async () => {
  const page = open('edit');
  await waitFor(() => expect(field('Name')).toHaveValue('Kind no'));
  await press('Preview');
  await pick('Applicant', 'Asha Rao');
  expect(await screen.findByText('For Cook')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'As text' }));
  expect(screen.getByText('Dear Asha')).toBeVisible();
  expect(page.sent(previewTemplate).at(-1)).toMatchObject({
    ...{ applicantId: 31, language: 'en', body: '<p>Dear {{first-name}}</p>' },
  });
});
