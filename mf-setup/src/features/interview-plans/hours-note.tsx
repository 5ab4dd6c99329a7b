import { useState } from 'react';
import { getInterviewSettings } from 'server/contract/interviews/scheduling/interview.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, Notice } from 'shared-ui';
import { InterviewHoursDialog } from './hours-dialog';
import { describeWeekdays } from './weekdays';

export const InterviewHoursNotice = () => {
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = usePermission('setup:edit-hiring').allowed;
  const { data, error, reload } = useRead(getInterviewSettings, {});
  if (error)
    return (
      <Button size="sm" onClick={reload}>
        The hours of interviews could not be loaded. Try again
      </Button>
    );
  if (!data) return null;
  const { days, dayStart, dayEnd, placeTemplate } = data.data;
  return (
    <Box mb="4">
      <Notice
        title={`Interviews are proposed from ${dayStart} to ${dayEnd}`}
        words={`${describeWeekdays(days)}. ${placeTemplate ? `Place: ${placeTemplate}` : 'No place is proposed.'}`}
        action={
          mayEdit ? (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              Change the hours
            </Button>
          ) : null
        }
      />
      {isOpen ? <InterviewHoursDialog stored={data.data} onClose={() => setIsOpen(false)} /> : null}
    </Box>
  );
};
