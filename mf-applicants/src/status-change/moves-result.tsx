import { Box, Button, Flex, Notice, personName, Text } from 'shared-ui';
import type { Moved } from './send-moves';

const most = 200;

const nameOfRow = ({ applicantId, firstName = '', lastName = '' }: Moved['results'][number]) =>
  personName({ firstName, lastName }) || `Applicant no. ${applicantId}`;

const part = (count: number, words: string): string[] => (count > 0 ? [`${count} ${words}`] : []);

export const MovesResult = ({ moved, onClose }: { moved: Moved; onClose: () => void }) => {
  const refused = moved.results.filter(({ outcome }) => outcome === 'refused');
  return (
    <>
      <Notice
        tone="wait"
        title={`${moved.refused} of ${moved.moved + moved.unchanged + moved.refused} applicants were not moved`}
        words={[
          ...part(moved.moved, 'moved'),
          ...part(moved.unchanged, 'stood there already'),
          ...part(moved.refused, 'refused'),
        ].join(', ')}
      />
      <Box as="ul" aria-label="Applicants that were not moved" mt="3">
        {refused.slice(0, most).map((row) => (
          <Box as="li" key={row.applicantId} py="2" borderBottomWidth="1px" borderColor="line">
            <Text fontWeight={550} overflowWrap="anywhere">
              {nameOfRow(row)}
            </Text>
            <Text size="sm" tone="second">
              {row.message}
            </Text>
          </Box>
        ))}
      </Box>
      {refused.length > most ? (
        <Text
          tone="second"
          mt="2"
        >{`And ${refused.length - most} more for the same reasons.`}</Text>
      ) : null}
      <Flex justify="flex-end" mt="4">
        <Button onClick={onClose}>Close</Button>
      </Flex>
    </>
  );
};
