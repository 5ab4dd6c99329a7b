import { Button, EmptyState, Flex } from 'shared-ui';
import { useDestination, useLinkToList } from 'shell/sdk/react';
import { getListDestinations } from 'shell/sdk/record';
import { jobDetail } from '../../../../contract';
import { jobNoun } from '../../../job/job-noun';

interface Props {
  id: number;
  onReset: () => void;
}

export const JobWizardFinished = ({ id, onReset }: Props) => {
  const view = useDestination({ to: jobDetail, params: { id } });
  const list = useLinkToList(...getListDestinations(jobNoun));
  return (
    <EmptyState
      title="All steps completed - you're finished"
      words="The job is saved."
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          <Button onClick={onReset}>Reset</Button>
          {view.href === undefined ? null : <Button to={view.href}>View job</Button>}
          {list.href === undefined ? null : <Button to={list.href}>Show jobs</Button>}
        </Flex>
      }
    />
  );
};
