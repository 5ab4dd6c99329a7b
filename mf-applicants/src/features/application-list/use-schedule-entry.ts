import type { ApplicationSelection } from 'server/contract/applicants/applications/application';
import { maxInterviewsAtOnce } from 'server/contract/interviews/scheduling/interview-constants';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel, type Selected } from 'shell/sdk/react';
import { scheduleInterview } from '../../../contract/interviews';

const tooMany = `Choose at most ${maxInterviewsAtOnce} applicants, one by one, to schedule interviews.`;

export const useScheduleEntry = () => {
  const may = usePermission('interview:schedule');
  return ({ selection, refusal }: Selected<ApplicationSelection>): MenuEntry => {
    const { applicantId: ids = [] } = selection;
    const isWithin = ids.length > 0 && ids.length <= maxInterviewsAtOnce;
    const reason = refusal ?? (isWithin ? undefined : tooMany);
    return {
      ...{ id: 'schedule', label: 'Schedule Interviews', ...may.offer() },
      ...(reason !== undefined && { disabledReason: reason }),
      onSelect: () => void openPanel(scheduleInterview, { applicantIds: ids }),
    };
  };
};
