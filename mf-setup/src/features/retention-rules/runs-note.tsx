import { getRetentionRuns } from 'server/contract/privacy/retention/retention-rule.calls';
import { useRead } from 'shared-auth';
import { Box, Notice } from 'shared-ui';
import { useCompanyDays } from '../../setup/use-company-days';

/** What the latest run that took somebody did. */
export const RunsNote = () => {
  const { momentAt } = useCompanyDays();
  const { data } = useRead(getRetentionRuns, {});
  const run = data?.data.find(({ erased, finishedAt }) => erased > 0 || finishedAt === null);
  if (!run) return null;
  const rules = Object.entries(run.byRule).map(([rule, people]) => `${rule}: ${people}`);
  return (
    <Box mb="4">
      <Notice
        title={
          run.finishedAt
            ? `The latest run anonymised ${run.erased}`
            : `A run goes on, and has anonymised ${run.erased}`
        }
        words={
          <>
            {momentAt(run.startedAt)}
            <span>{rules.length > 0 ? `. ${rules.join(', ')}.` : '.'}</span>
          </>
        }
      />
    </Box>
  );
};
