import type { ApplicationCreated } from 'server/contract/applicants/intake/application-intake';
import { Button, Flex, Notice, Text } from 'shared-ui';
import { leadTo, useDestination } from 'shell/sdk/react';
import { applicantDetail, duplicateRecords } from '../../../../contract';

interface Props {
  name: string;
  created: ApplicationCreated;
  onAnother: () => void;
  onClose: () => void;
}

const describeDuplicates = (count: number): string =>
  count === 1
    ? 'Somebody here may be the same person.'
    : `${count} people here may be the same person.`;

export const ApplicantAdded = ({ name, created, onAnother, onClose }: Props) => {
  const queue = useDestination({ to: duplicateRecords, search: { search: name } });
  const detail = useDestination({ to: applicantDetail, params: { id: created.applicantId } });
  return (
    <>
      <Notice
        tone="wait"
        title={`${name} was added.`}
        words={
          <>
            <Text>{describeDuplicates(created.duplicates)}</Text>
            <Text>Compare them, then merge them or say that they are two.</Text>
          </>
        }
      />
      <Flex gap="2" wrap="wrap" justify="flex-end" mt="4">
        <Button onClick={onClose}>Close</Button>
        <Button onClick={onAnother}>Add another</Button>
        <Button {...leadTo(detail)}>View applicant</Button>
        <Button variant="main" data-autofocus {...leadTo(queue)}>
          Compare
        </Button>
      </Flex>
    </>
  );
};
