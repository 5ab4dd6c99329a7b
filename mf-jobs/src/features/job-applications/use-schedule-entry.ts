import { scheduleInterview } from 'mf-applicants/contract/interviews';
import { maxInterviewsAtOnce } from 'server/contract/interviews/scheduling/interview-constants';
import type { MenuEntry } from 'shared-ui';
import { openPanel, useShell } from 'shell/sdk/react';

const tooMany = `Choose at most ${maxInterviewsAtOnce} applicants, one by one, to schedule interviews.`;

export const useScheduleEntry = () => {
  const offer = useShell().findPanel(scheduleInterview)?.offer();
  return (ids: readonly number[], refusal?: string): MenuEntry => {
    const isWithin = ids.length > 0 && ids.length <= maxInterviewsAtOnce;
    const reason = offer?.disabledReason ?? refusal ?? (isWithin ? undefined : tooMany);
    return {
      ...{ id: 'schedule', label: 'Schedule Interviews', isHidden: offer?.isHidden ?? true },
      ...(reason !== undefined && { disabledReason: reason }),
      onSelect: () => void openPanel(scheduleInterview, { applicantIds: [...ids] }),
    };
  };
};
