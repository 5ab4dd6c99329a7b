import { screen, waitFor } from '@testing-library/react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { intakeMessages } from 'server/contract/applicants/intake/application-intake-constants';
import {
  removeResume,
  setResume,
} from 'server/contract/applicants/intake/application-intake.calls';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  dropFile,
  press,
  question,
  renderPanel,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { changeResume } from '../../../contract';
import { applicationRecord } from '../../application/testing/application-answers';
import { ChangeResumePanel } from './change-resume.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (application: ApplicationRecord, answers: RenderPageOptions['answers'] = []) =>
  renderPanel(changeResume, <ChangeResumePanel />, {
    input: { applicantId: 31 },
    close,
    answers: [
      ...answers,
      answer(getApplication, { data: application }),
      answer(setResume, { data: { resume: null, version: 5 } }),
      answer(removeResume, { data: { resume: null, version: 5 } }),
    ],
  });

const drop = (name: string) => dropFile(new File(['%PDF-1.7'], name));

test('a dropped file is attached as resume', async () => {
  const { calls } = open(applicationRecord({ resume: null }));
  await drop('letter.docx');
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const made = calls.find(({ call }) => call.startsWith('POST'));
  expect(made?.params).toEqual({ id: 31 });
  expect(Object.fromEntries(made?.body as FormData).resume).toMatchObject({ name: 'letter.docx' });
});

test('a broken file is refused with the reason, and the stored resume remains', async () => {
  open(applicationRecord(), [
    answer(setResume, () => {
      throw new ApiError({
        code: 'INVALID_INPUT',
        message: 'Check the fields.',
        status: 422,
        fields: { resume: intakeMessages.resumeBroken },
      });
    }),
  ]);
  await drop('asha.pdf');
  await press('Replace');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Another resume/)).toHaveAccessibleDescription(
      expect.stringContaining(intakeMessages.resumeBroken),
    ),
  );
  expect(screen.getByText('Stored: asha-rao.pdf')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});

test('Save without a file sends nothing', async () => {
  const { calls } = open(applicationRecord({ resume: null }));
  await press('Save');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Resume/)).toHaveAccessibleDescription(
      expect.stringContaining(intakeMessages.resumeMissing),
    ),
  );
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('a resume is removed only after confirmation', async () => {
  const { calls } = open(applicationRecord());
  await press('Remove resume');
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription(/asha-rao\.pdf is deleted/);
  await press('Remove', dialog);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(calls.find(({ call }) => call.startsWith('DELETE'))?.params).toEqual({ id: 31 });
});

test('a person without permission to see resumes cannot change one', async () => {
  const { resume: _, ...masked } = applicationRecord();
  open(masked);
  expect(await screen.findByText(/without contact details, resumes/)).toBeVisible();
});

test('a person without permission for this job reads why, instead of a form', async () => {
  open(applicationRecord({ may: [] }));
  expect(await screen.findByText('Your role does not include it for this job.')).toBeVisible();
});
