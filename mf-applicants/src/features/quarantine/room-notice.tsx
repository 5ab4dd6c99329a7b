import { getQuarantineRoom } from 'server/contract/applicants/applying/held-application.calls';
import { useRead } from 'shared-auth';
import { Box, Notice } from 'shared-ui';
import { useCompanyDays } from '../../application/use-company-days';

/** Percentage of used quarantine capacity from which the notice is shown. */
const almostFull = 80;

/** Warns of a quarantine that is nearly full, since a full quarantine refuses applications. */
export const QuarantineCapacityNotice = () => {
  const { momentAt } = useCompanyDays();
  const room = useRead(getQuarantineRoom, {}).data?.data;
  if (!room || room.percent < almostFull) return null;
  const { percent, oldestAt } = room;
  return (
    <Box mb="4">
      <Notice
        tone="wait"
        title={percent < 100 ? `The quarantine is ${percent} % full` : 'The quarantine is full'}
        words={
          <>
            <span>
              Once it is full, applications that look suspicious or come by e-mail are turned away.
              Release or delete what waits.
            </span>
            {oldestAt ? (
              <>
                <span> The oldest has waited since </span>
                {momentAt(oldestAt)}
              </>
            ) : null}
          </>
        }
      />
    </Box>
  );
};
