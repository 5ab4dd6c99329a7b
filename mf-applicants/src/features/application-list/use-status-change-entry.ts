import type { ApplicationSelection } from 'server/contract/applicants/applications/application';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel, type Selected } from 'shell/sdk/react';
import { applicantStatus, type ApplicantSelection } from '../../../contract';
import { getSeenVersions } from '../../application/seen-versions';

const toApplicantSelection = (selection: ApplicationSelection): ApplicantSelection => {
  const { applicantId: applicantIds, matching = {}, except = [], expected = 0 } = selection;
  if (!applicantIds) return { matching, except, expected };
  const versions = getSeenVersions(applicantIds);
  return { applicantIds, ...(versions && { versions }) };
};

export const useStatusChangeEntry = () => {
  const may = usePermission('application:status');
  return ({ selection, refusal }: Selected<ApplicationSelection>): MenuEntry => ({
    id: 'status',
    label: 'Status',
    ...may.offer(),
    ...(refusal !== undefined && { disabledReason: refusal }),
    onSelect: () => void openPanel(applicantStatus, toApplicantSelection(selection)),
  });
};
