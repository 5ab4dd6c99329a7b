import type { OfferedPart } from 'server/contract/console/getting-started/getting-started';
import type { StarterPart } from 'server/contract/console/getting-started/getting-started-constants';
import { Box, Tag, Flex } from 'shared-ui';
import { CheckboxField } from 'shared-ui/forms';
import { StarterReferrals } from './starter-referrals';
import { StarterStages } from './starter-stages';

export const starterPartTitles: Readonly<Record<StarterPart, string>> = {
  pipeline: 'Hiring pipeline',
  sources: 'Applicant sources',
  questions: 'Questions for applicants',
  priorities: 'Job priorities',
  group: 'Hiring team',
  referrals: 'Referrals',
};

const starterPartHints: Readonly<Record<StarterPart, string>> = {
  pipeline: 'The stages that an applicant goes through, each with its statuses.',
  sources: 'Where applicants come from, so that you can see which source brings the best.',
  questions: 'A question group that you can choose on a job.',
  priorities: 'How urgent a job is.',
  group: 'Every job belongs to a group of people who look after it; you are the first of this one.',
  referrals: 'What employees get for a person who is hired through them.',
};

export const StarterPartField = ({ offered }: { offered: OfferedPart }) => {
  const { part, names, stages, questions, stands } = offered;
  const shown = questions ?? names;
  return (
    <>
      <CheckboxField
        name={part}
        label={starterPartTitles[part]}
        hint={stands ? 'All of it is there already.' : starterPartHints[part]}
        disabled={stands}
      />
      {stands ? null : (
        <Box ms="30px" mt="3">
          {stages ? (
            <StarterStages label={names.join(', ')} stages={stages} />
          ) : part === 'referrals' ? (
            <StarterReferrals />
          ) : (
            <Flex as="ul" gap="2" wrap="wrap" aria-label={`New: ${starterPartTitles[part]}`}>
              {shown.map((name) => (
                <li key={name}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </Flex>
          )}
        </Box>
      )}
    </>
  );
};
