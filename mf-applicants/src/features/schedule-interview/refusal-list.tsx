import { Box, Notice, Text } from 'shared-ui';
import type { RefusedApplicant } from './use-one-by-one';

export const RefusalList = ({ refused }: { refused: readonly RefusedApplicant[] }) =>
  refused.length === 0 ? null : (
    <Box>
      <Notice
        tone="wait"
        title={
          refused.length === 1
            ? '1 applicant was left out'
            : `${refused.length} applicants were left out`
        }
        words="The others have theirs. Change what you like, and schedule again: it counts for those below."
      />
      <Box as="ul" aria-label="Applicants that were left out" mt="3" listStyleType="none">
        {refused.map(({ applicantId, name, reason }) => (
          <Box as="li" key={applicantId} py="2" borderBottomWidth="1px" borderColor="line">
            <Text fontWeight={550} overflowWrap="anywhere">
              {name}
            </Text>
            <Text size="sm" tone="second">
              {reason}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
