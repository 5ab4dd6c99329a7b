import { useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import type { JobPublications } from 'server/contract/publishing/publishing';
import { usePermission } from 'shared-auth';
import { Button, Text } from 'shared-ui';
import { Panel } from 'shell/sdk/react';
import { useCompanyDays } from '../../../job/use-company-days';
import { missingOfJob } from '../../../publishing/missing-for-publishing.rule';
import { PlatformChoices } from '../../../publishing/platform-choices';
import { PublishConfirmation } from '../../../publishing/publish-confirmation';
import { publicationWords, withdrawalWords } from '../choice-words';
import { publishRefusal } from '../publish-refusal.rule';
import { useApply } from '../use-apply';
import { useChoice } from '../use-choice';
import { Obstacles } from './obstacles';
import { Receipts } from './receipts';

interface Props {
  job: JobRecord;
  live: JobPublications;
  onClose: (result?: JobPublications) => void;
  onReload: () => void;
}

const obstacleWords = 'What stands above has to be mended first.';

/** Choices, what stands in their way, and the receipts. */
export const PublishBody = ({ job, live, onClose, onReload }: Props) => {
  const { today } = useCompanyDays();
  const mayPublish = usePermission('job:publish');
  const [isAsking, setAsking] = useState(false);
  const { chosen, version, choose, startAgain } = useChoice(live);
  const { apply, isSending, isStale, failure } = useApply(job.jobId, {
    onApplied: onClose,
    onStale: () => {
      startAgain();
      onReload();
    },
  });
  const current = live.publishplatforms;
  const refusal = publishRefusal(job, today);
  const missing = missingOfJob(job);
  const withdraws = chosen.length === 0 && current.length > 0;
  const withheld = job.may.includes('publish') ? undefined : mayPublish.reasonFor(false);
  const isBlocked = !withdraws && (refusal !== undefined || missing.length > 0);
  const send = () => apply(chosen, version);

  return (
    <Panel
      foot={
        <>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button
            variant="main"
            busy={isSending}
            disabledReason={isBlocked ? obstacleWords : withheld}
            onClick={() => (chosen.length > 0 ? setAsking(true) : void send())}
          >
            Apply
          </Button>
        </>
      }
    >
      <Text fontWeight={550} mb="3" overflowWrap="anywhere">
        {job.jobTitle}
      </Text>
      <Obstacles
        jobId={job.jobId}
        refusal={refusal}
        missing={missing}
        isStale={isStale}
        failure={failure}
      />
      <PlatformChoices value={chosen} current={current} disabled={isSending} onChange={choose} />
      {chosen.length === 0 && !isBlocked ? (
        <Text mt="3" tone="second" role="status">
          {withdrawalWords(current)}
        </Text>
      ) : null}
      <Receipts receipts={live.publications} />
      <PublishConfirmation
        open={isAsking}
        words={publicationWords(job.jobTitle, chosen, current)}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
};
