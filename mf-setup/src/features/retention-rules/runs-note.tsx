import { getRetentionRuns } from 'server/contract/privacy/retention/retention-rule.calls';
import { useRead } from 'shared-auth';
import { Box, Notice } from 'shared-ui';
import { formatPeopleByRule } from '../../setup/list-by-rule';
import { useCompanyDays } from '../../setup/use-company-days';

export const LatestRetentionRunNotice = () => {
  const { momentAt } = useCompanyDays();
  const { data } = useRead(getRetentionRuns, {});
  const run = data?.data.find(({ erased, finishedAt }) => erased > 0 || finishedAt === null);
  if (!run) return null;
  const facts = [
    ['', run.byRule],
    ['Sealed: ', run.sealedByRule],
    ['Left, past their day: ', run.leftByRule],
  ] as const;
  const words = facts.flatMap(([label, people]) => {
    const text = formatPeopleByRule(people);
    return text === '' ? [] : [`${label}${text}.`];
  });
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
            <span>{['.', ...words].join(' ')}</span>
          </>
        }
      />
    </Box>
  );
};
