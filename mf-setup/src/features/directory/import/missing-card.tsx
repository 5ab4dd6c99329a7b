import { directoryKinds, type DirectoryKind } from 'server/contract/directory/directory-constants';
import type { DirectoryImport } from 'server/contract/directory/directory-import';
import { Box, Card, Checkbox, Flex, Heading, Stack, Text } from 'shared-ui';

type MissingKind = DirectoryImport['missing'][number];

interface Props {
  missing: readonly MissingKind[];
  created: readonly DirectoryKind[];
  isChecking: boolean;
  onCreate: (kinds: DirectoryKind[]) => void;
}

const mostNamed = 10;

const labelOf = ({ kind, names }: MissingKind): string => {
  const { one, many } = directoryKinds[kind];
  return names.length === 1 ? `Create this ${one}` : `Create these ${names.length} ${many}`;
};

const namesOf = ({ names }: MissingKind): string => {
  const others = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${others > 0 ? ` and ${others} others` : ''}`;
};

/** What the file names and what is not there: with a tick it is created before the rows. */
export const MissingCard = ({ missing, created, isChecking, onCreate }: Props) => (
  <Card p={{ base: '4', md: '5' }} mb="4">
    <Heading level={2} mb="1">
      Named in the file, and not there yet
    </Heading>
    <Text tone="second" mb="3">
      Rows that name one of these are refused unless it is created. Look for slips of the pen first.
    </Text>
    <Stack gap="3">
      {missing.map((one) => (
        <Box key={one.kind}>
          <Flex as="label" align="center" gap="2.5" minHeight="6" cursor="pointer">
            <Checkbox
              checked={created.includes(one.kind)}
              disabled={isChecking}
              onChange={({ target }) =>
                onCreate(
                  target.checked
                    ? [...created, one.kind]
                    : created.filter((kind) => kind !== one.kind),
                )
              }
            />
            <span>{labelOf(one)}</span>
          </Flex>
          <Text size="sm" tone="second" overflowWrap="anywhere">
            {namesOf(one)}
          </Text>
        </Box>
      ))}
    </Stack>
  </Card>
);
