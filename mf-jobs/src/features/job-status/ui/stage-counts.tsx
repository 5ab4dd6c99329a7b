import { applications } from 'mf-applicants/contract';
import { LinkLook, Text } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import { Link, resolve, useShell } from 'shell/sdk/react';
import type { Pipeline } from '../api/get-job-pipeline';
import { countedStagesOf, outsideOf } from '../stages-of';

interface Props {
  jobId: number;
  pipeline: Pipeline;
  /** Number of the job's applications. */
  total: number;
}

/** How many applicants stand in each status; a number leads to them where the list can show exactly those. */
export const StageCounts = ({ jobId, pipeline, total }: Props) => {
  const shell = useShell();
  const outside = outsideOf(pipeline, total);
  // Whoever stands in no stage has a status too, and would be listed with those who are counted.
  const addressOf = (statusId: number) =>
    outside > 0
      ? undefined
      : resolve({ to: applications, search: { jobId, status: statusId } }, shell).href;
  return (
    <>
      <Text tone="second" mb="3">
        {total === 1 ? '1 applicant' : `${total} applicants`}.{' '}
        {total > 0 ? (
          <LinkLook>
            <Link to={applications} search={{ jobId }}>
              View Applicants
            </Link>
          </LinkLook>
        ) : null}
      </Text>
      <StageTimeline label="Applicants in stages" stages={countedStagesOf(pipeline, addressOf)} />
      {outside > 0 ? (
        <Text tone="second" mt="2">
          {outside === 1
            ? '1 applicant stands in no stage of this pipeline.'
            : `${outside} applicants stand in no stage of this pipeline.`}
        </Text>
      ) : null}
    </>
  );
};
