import { screen, waitFor } from '@testing-library/react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import {
  closeAllPanels,
  openedPanels,
  press,
  renderPage,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import remote from '../../../../remote.config';
import { applicationRecord } from '../../../application/testing/application-answers';
import { ResumeButton } from './resume-button';

afterEach(closeAllPanels);

const open = (application: ApplicationRecord, options: RenderPageOptions = {}) =>
  renderPage(<ResumeButton application={application} />, { panels: remote.panels, ...options });

test('for an applicant without a resume the button offers to add one', async () => {
  open(applicationRecord({ resume: null }));
  await press('Add Resume');
  expect(openedPanels()).toEqual([{ id: 'applicants.change-resume', input: { applicantId: 31 } }]);
});

test('a role that never includes changing resumes is not offered the button', async () => {
  open(applicationRecord(), { grants: ['application:view'] });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
