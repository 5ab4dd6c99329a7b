import { useState } from 'react';
import { unusualReadingDays } from 'server/contract/privacy/reading/reading-constants';
import { getUnusualReading } from 'server/contract/privacy/reading/reading.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, Notice, Text } from 'shared-ui';
import { useCompanyDays } from '../setup/use-company-days';
import { ReadingLimitDialog } from './reading-limit-dialog';

const UnusualReading = () => {
  const { momentAt } = useCompanyDays();
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = usePermission('privacy:edit').allowed;
  const { data, error, reload } = useRead(getUnusualReading, {});
  if (error)
    return (
      <Button size="sm" onClick={reload}>
        Unusual reading could not be loaded. Try again
      </Button>
    );
  if (!data) return null;
  const { resumesPerHour, found } = data.data;
  const action = mayEdit ? (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      Change the limit
    </Button>
  ) : null;
  return (
    <Box mb="4">
      <Notice
        tone={found.length > 0 ? 'bad' : 'info'}
        title={found.length > 0 ? 'Unusual reading of resumes' : 'No unusual reading of resumes'}
        words={
          <>
            <Text>{`More than ${resumesPerHour} within an hour, in the last ${unusualReadingDays} days.`}</Text>
            {found.map(({ readerId, name, resumes, at }) => (
              <Text key={`${readerId} ${at}`} overflowWrap="anywhere">
                <span>{`${name}: ${resumes} resumes in the hour before `}</span>
                {momentAt(at)}
              </Text>
            ))}
          </>
        }
        action={action}
      />
      {isOpen ? <ReadingLimitDialog stored={data.data} onClose={() => setIsOpen(false)} /> : null}
    </Box>
  );
};

/**
 * Notice of unusual reading of applicants; renders nothing for users who may see only a part of the audit
 * log.
 */
export const UnusualReadingNotice = () =>
  usePermission('privacy:view').allowed ? <UnusualReading /> : null;
