import {
  getJobMailAddress,
  setJobMailAddress,
} from 'server/contract/applicants/apply-by-mail/job-mail-address.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Button, Flex, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';

/**
 * Shows the job's e-mail address for applications; renders nothing if the console reads no mailbox, or the
 * job accepts no applications.
 */
export const MailAddressPart = ({ job }: { job: JobRecord }) => {
  const params = { id: job.jobId };
  const { data } = useRead(getJobMailAddress, job.status === 'Published' ? { params } : null);
  const { send, isSending, error } = useWrite(setJobMailAddress);
  const mayPublish = usePermission('job:publish');
  if (!data?.data.isAvailable) return null;
  const { address } = data.data;
  const isOn = address !== null;
  const change = () => void send({ params, body: { isOn: !isOn } }).catch(() => undefined);
  return (
    <Part title="Applications by e-mail">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text overflowWrap="anywhere" maxWidth="60ch">
          {isOn
            ? address
            : 'This job takes none by e-mail. Each that comes waits until its sender confirms it.'}
        </Text>
        {mayPublish.allowed && job.may.includes('publish') ? (
          <Button busy={isSending} onClick={change}>
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
        ) : null}
      </Flex>
      {error ? (
        <Text tone="bad" role="alert" mt="2">
          {error.message}
        </Text>
      ) : null}
    </Part>
  );
};
