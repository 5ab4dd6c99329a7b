import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { StatusChanged } from 'server/contract/applicants/applications/application-status';
import {
  changeStatuses,
  getCandidateHistory,
  getStatusOptions,
  undoStatuses,
} from 'server/contract/applicants/applications/application-status.calls';
import type { StatusLetters } from 'server/contract/applicants/letters/letter';
import { getOfferedReasons } from 'server/contract/applicants/reasons/move-reason.calls';
import { getStatusLetters } from 'server/contract/applicants/letters/letter.calls';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { answer, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { applicantStatus, type ApplicantSelection } from '../../../../contract';
import {
  applicationRecord,
  candidateHistory,
  statusOptions,
} from '../../../application/testing/application-answers';
import { ChangeStatusPanel } from '../change-status.panel';

export const noLetters: StatusLetters = {
  ...{ mode: null, templates: [], moving: 0, addressed: 0, refused: 0, sampleId: null },
};

export const onClose = jest.fn();
export const undoOfferAnswer = {
  id: '5b0c0a1e-0000-4000-8000-000000000001',
  expiresAt: '2026-11-21T00:00:30Z',
};

export const toStatusChangedAnswer = (
  changes: Partial<StatusChanged> = {},
): { data: StatusChanged } => ({
  data: {
    moved: 1,
    unchanged: 0,
    refused: 0,
    results: [{ applicantId: 31, outcome: 'moved' }],
    undo: undoOfferAnswer,
    next: null,
    ...changes,
  },
});

const drawer = { hide: (): void => undefined };

const Drawer = () => {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    drawer.hide = () => setOpen(false);
  }, []);
  return isOpen ? <ChangeStatusPanel /> : null;
};

const closeDrawer = (result?: unknown): void => {
  onClose(result);
  drawer.hide();
};

export const openStatusDrawer = (
  answers: RenderPageOptions['answers'] = [],
  input: ApplicantSelection = { applicantIds: [31] },
) =>
  renderPanel(applicantStatus, <Drawer />, {
    input,
    close: closeDrawer,
    answers: [
      ...answers,
      answer(getApplication, { data: applicationRecord() }),
      answer(getCandidateHistory, { data: candidateHistory() }),
      answer(getStatusOptions, { data: statusOptions() }),
      answer(changeStatuses, toStatusChangedAnswer()),
      answer(getStatusLetters, { data: noLetters }),
      answer(getOfferedReasons, { data: { isRequired: false, reasons: [] } }),
      answer(undoStatuses, { data: { moved: 1, refused: 0, results: [] } }),
    ],
  });

export const findField = (name: string) =>
  screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
export const getSaveButton = () => screen.getByRole('button', { name: 'Save' });
export const readOptions = async (name: string) => {
  const control = await findField(name);
  if (control instanceof HTMLSelectElement)
    return within(control)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);
  await user.click(control);
  const list = within(await screen.findByRole('listbox'));
  const words = list.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return words;
};
