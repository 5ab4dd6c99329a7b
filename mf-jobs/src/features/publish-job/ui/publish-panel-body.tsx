import type { JobRecord } from 'server/contract/jobs/postings/job';
import type { JobPublications } from 'server/contract/jobs/publishing/publishing';
import { usePermission } from 'shared-auth';
import { Text } from 'shared-ui';
import { PanelForm, useRecordForm } from 'shell/sdk/forms';
import { useCompanyDays } from '../../../job/use-company-days';
import { listFieldsMissingForPublishing } from '../../../publishing/missing-for-publishing.rule';
import { getPublishQuestion } from '../../../publishing/publish-confirmation';
import { usePlatforms } from '../../../publishing/use-platforms';
import { usePublishJob } from '../api/publish-job';
import { createPlatformNameFormatter, describePublication } from '../describe-choice';
import { findPublishRefusal } from '../publish-refusal.rule';
import { PublishObstacles } from './publish-obstacles';
import { BoardFaults } from './board-faults';
import { PlatformsField } from './platforms-field';
import { PublicationReceipts } from './publication-receipts';

interface Props {
  job: JobRecord;
  live: JobPublications;
  onClose: (result?: JobPublications) => void;
}

interface Values {
  platforms: number[];
}

const obstacleText = 'What stands above has to be mended first.';
const labels = { platforms: 'Platforms' };

type LivePublications = Pick<JobPublications, 'publishplatforms' | 'version'>;

const toValues = ({ publishplatforms }: LivePublications): Values => ({
  platforms: publishplatforms.map(({ id }) => id),
});

export const PublishPanelBody = ({ job, live, onClose }: Props) => {
  const { today } = useCompanyDays();
  const mayPublish = usePermission('job:publish');
  const publish = usePublishJob(job.jobId);
  const { platforms: offered = [] } = usePlatforms();
  const current = live.publishplatforms;
  const form = useRecordForm<Values, LivePublications, JobPublications>({
    record: live,
    valuesOf: toValues,
    labels,
    words: { platforms: createPlatformNameFormatter([...offered, ...current]) },
    fieldOf: (field) => (field === 'platformId' ? 'platforms' : field),
    save: ({ platforms }, { version }) => publish({ platformId: platforms, version }),
    refusal: 'The platforms of the job were not changed.',
    goOn: onClose,
  });
  const refusal = findPublishRefusal(job, today);
  const missing = listFieldsMissingForPublishing(job);
  const withheld = job.may.includes('publish') ? undefined : mayPublish.reasonFor(false);
  const withdraws = ({ platforms }: Values) => platforms.length === 0 && current.length > 0;
  const isBlocked = (values: Values) =>
    !withdraws(values) && (refusal !== undefined || missing.length > 0);
  return (
    <PanelForm
      form={form}
      submitLabel="Apply"
      disabledReason={(values) => (isBlocked(values) ? obstacleText : withheld)}
      question={({ platforms }) =>
        platforms.length > 0
          ? getPublishQuestion(describePublication(job.jobTitle, platforms, current))
          : undefined
      }
    >
      <Text fontWeight={550} overflowWrap="anywhere">
        {job.jobTitle}
      </Text>
      <PublishObstacles jobId={job.jobId} refusal={refusal} missing={missing} />
      <PlatformsField current={current} isBlocked={isBlocked} />
      <BoardFaults jobId={job.jobId} boards={live.refusingBoards} />
      <PublicationReceipts receipts={live.publications} />
    </PanelForm>
  );
};
