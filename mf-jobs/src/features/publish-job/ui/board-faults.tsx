import { boardAccounts, editDirectoryRecord } from 'mf-setup/contract';
import { boardAccountField } from 'server/contract/jobs/publishing/board-account-constants';
import type { BoardFault, BoardRefusal } from 'server/contract/jobs/publishing/publishing';
import { Box, LinkLook, Notice, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { Link } from 'shell/sdk/react';
import { editJob } from '../../../../contract';

interface FaultProps {
  jobId: number;
  fault: BoardFault;
}

const FaultLine = ({ jobId, fault: { field, locationId, message } }: FaultProps) => (
  <Box as="li" mt="1.5">
    <Text as="span">{message} </Text>
    <LinkLook>
      {field === boardAccountField ? (
        <Link to={boardAccounts}>Job boards</Link>
      ) : locationId === null ? (
        <Link to={editJob} params={{ id: jobId }} search={{ field }}>
          Edit Job
        </Link>
      ) : (
        <Link to={editDirectoryRecord} params={{ kind: 'locations', id: locationId }}>
          Edit Location
        </Link>
      )}
    </LinkLook>
  </Box>
);

interface Props {
  jobId: number;
  boards: readonly BoardRefusal[];
}

/**
 * Reasons why chosen job boards would refuse the job. They do not prevent publishing, since other boards
 * accept it.
 */
export const BoardFaults = ({ jobId, boards }: Props) => {
  const { values } = useFormikContext<{ platforms: number[] }>();
  return boards
    .filter(({ platform }) => values.platforms.includes(platform.id))
    .map(({ platform, faults }) => (
      <Notice
        key={platform.id}
        tone="wait"
        title={`${platform.name} will not show this job`}
        words={
          <Box as="ul" listStyleType="none">
            {faults.map((fault) => (
              <FaultLine key={`${fault.field} ${fault.message}`} jobId={jobId} fault={fault} />
            ))}
          </Box>
        }
      />
    ));
};
