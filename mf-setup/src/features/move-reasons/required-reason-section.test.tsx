import { screen, waitFor, within } from '@testing-library/react';
import * as calls from 'server/contract/company/general-settings/general-settings.calls';
import { answer, press, renderPage, user } from 'shell/sdk/testing';
import { RequiredReasonSection } from './required-reason-section';

const stored = {
  withoutHiringProcessId: null,
  withoutHiringPipelineStatus: null,
  withoutPayableStatusId: null,
  withHiringProcessId: null,
  withPayableStatusId: null,
  requiresReason: false,
  version: 3,
};

test('requiring a reason is confirmed, and saved with the version that was loaded', async () => {
  const page = renderPage(<RequiredReasonSection />, {
    answers: [
      answer(calls.getGeneralSettings, { data: stored }),
      answer(calls.updateGeneralSettings, {
        data: { ...stored, requiresReason: true, version: 4 },
      }),
    ],
  });
  await press('Require a reason');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Require a reason' }));
  await waitFor(() =>
    expect(page.calls.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
      { call: 'PUT /api/v1/general-settings', body: { requiresReason: true, version: 3 } },
    ]),
  );
});
