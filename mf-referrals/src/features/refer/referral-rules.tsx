import type { OpenJobRecord } from 'server/contract/referrals/referring/open-job';
import { noBonusWords } from 'server/contract/referrals/referring/referring-constants';
import { Box, Notice, Stack, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { formatJobBonus } from '../../own/open-job-texts';

const listReferralRules = ({ releaseDays, answerDays }: OpenJobRecord): string[] => [
  `You hear how it goes on within ${answerDays} days.`,
  `The bonus is paid about ${releaseDays} days after the joining day, while you both work here.`,
  'It is paid for people whom the hiring team does not know yet; it decides that, not this page.',
  'Where several people refer somebody, the bonus goes to one of them.',
  'Managers and the recruiter of a job get no bonus for it, and nobody gets one for themselves.',
  'What is promised today holds, also when the rules change later.',
];

export const ReferralRules = ({ job }: { job: OpenJobRecord }) => (
  <Part title="Bonus and rules">
    <Stack gap="4">
      {job.noBonus ? (
        <Notice tone="wait" title="No bonus for you" words={noBonusWords[job.noBonus]} />
      ) : null}
      <FactList
        facts={[
          { name: 'Bonus', value: formatJobBonus(job) },
          { name: 'Expected', value: `${job.releaseDays} days after the joining day` },
        ]}
      />
      <Stack as="ul" gap="1.5" ps="4" listStyleType="disc">
        {listReferralRules(job).map((rule) => (
          <Box as="li" key={rule}>
            <Text>{rule}</Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  </Part>
);
