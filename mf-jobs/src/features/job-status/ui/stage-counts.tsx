import { applications } from 'mf-applicants/contract';
import { LinkLook, Text } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import { Link, resolve, useShell } from 'shell/sdk/react';
import type { PipelineOfJob } from '../api/get-job-pipeline';
import { toCountedStages, countOutsideStages } from '../to-timeline-stages';

interface Props {
  jobId: number;
  pipeline: PipelineOfJob;
  total: number;
}

const describeOutside = (count: number): string =>
  count === 1
    ? '1 applicant stands in no stage of this pipeline, and is listed with all applicants only.'
    : `${count} applicants stand in no stage of this pipeline, and are listed with all applicants only.`;

export const StageCounts = ({ jobId, pipeline, total }: Props) => {
  const shell = useShell();
  const outside = countOutsideStages(pipeline, total);
  const stages = toCountedStages(pipeline, (place) =>
    resolve({ to: applications, search: { jobId, ...place } }, shell),
  );
  return (
    <>
      <Text tone="second" mb="3">
        <span>{`${total === 1 ? '1 applicant' : `${total} applicants`}. `}</span>
        {total > 0 ? (
          <LinkLook>
            <Link to={applications} search={{ jobId }}>
              View Applicants
            </Link>
          </LinkLook>
        ) : null}
      </Text>
      <StageTimeline label="Applicants in stages" stages={stages} />
      {outside > 0 ? (
        <Text tone="second" mt="2">
          {describeOutside(outside)}
        </Text>
      ) : null}
    </>
  );
};
