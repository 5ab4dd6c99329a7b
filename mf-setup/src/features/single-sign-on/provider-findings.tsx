import type { Finding } from 'server/contract/identity/single-sign-on/sign-in-provider';
import { Box, Flex, StatusDot, Text, type Tone } from 'shared-ui';

const subjectNames: Readonly<Record<Finding['about'], string>> = {
  document: 'Document',
  keys: 'Signing keys',
  client: 'Client',
  clock: 'Clocks',
  scopes: 'Scopes',
  'sign-out': 'Sign-out',
};

const findingStateMarks: Readonly<Record<Finding['state'], { tone: Tone; word: string }>> = {
  ok: { tone: 'ok', word: 'Right' },
  warning: { tone: 'wait', word: 'Look at this' },
  fault: { tone: 'bad', word: 'Wrong' },
};

const FindingLine = ({ finding: { about, state, words } }: { finding: Finding }) => (
  <Box as="li" py="2" borderTopWidth="1px" borderColor="line">
    <Flex justify="space-between" gap="3">
      <Text fontWeight={550}>{subjectNames[about]}</Text>
      <StatusDot tone={findingStateMarks[state].tone}>{findingStateMarks[state].word}</StatusDot>
    </Flex>
    <Text tone="second" overflowWrap="anywhere">
      {words}
    </Text>
  </Box>
);

export const ProviderFindings = ({ findings }: { findings: readonly Finding[] }) => (
  <Box as="ul" listStyleType="none" p="0" m="0">
    {findings.map((finding) => (
      <FindingLine key={finding.about + finding.words} finding={finding} />
    ))}
  </Box>
);
