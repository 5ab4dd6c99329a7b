import { useState } from 'react';
import { getOwnCalendar } from 'server/contract/interviews/scheduling/own-calendar.calls';
import { useRead } from 'shared-auth';
import { Button } from 'shared-ui';
import { OwnCalendarDialog } from './own-calendar-dialog';

export const OwnCalendarButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, reload } = useRead(getOwnCalendar, {});
  if (error) return <Button onClick={reload}>Your calendar could not be loaded. Try again</Button>;
  if (!data) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>My calendar</Button>
      {isOpen ? <OwnCalendarDialog stored={data.data} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
