import { openCategories } from 'server/contract/applicants/applications/application-constants';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { furtherQuestionMessages } from 'server/contract/applicants/applying/further-question-constants';
import { EntryButton } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';
import { askQuestion } from '../../../../contract';

interface Props {
  application: ApplicationRecord;
  isWithdrawn: boolean;
}

export const AskButton = ({ application, isWithdrawn }: Props) => {
  const entry = usePanelEntry(askQuestion, (applicantId) => ({ applicantId }));
  const { applicantId, may, status } = application;
  const isDecided = isWithdrawn || !openCategories.some((open) => open === status.category);
  const drawer = entry(applicantId, {
    label: 'Ask a Question',
    isOpen: may.includes('status'),
    reason: isDecided ? furtherQuestionMessages.decided : undefined,
  });
  return <EntryButton entry={drawer} />;
};
