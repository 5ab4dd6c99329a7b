import { Box, Card, Checkbox, Flex, Heading, Stack, Text } from 'shared-ui';

interface MissingRecords<Kind> {
  kind: Kind;
  one: string;
  many: string;
  count: number;
  names: readonly string[];
  /** Reason why the checkbox to create the records is disabled, as a sentence. */
  disabledReason?: string | undefined;
}

export interface MissingFromFileProps<Kind> {
  /** Records that the file's rows refer to and that do not exist, by kind. */
  missing: readonly MissingRecords<Kind>[];
  created: readonly Kind[];
  isChecking: boolean;
  onCreate: (kinds: Kind[]) => void;
}

const maxShownNames = 10;

const formatCreateLabel = ({ one, many, count }: MissingRecords<unknown>): string =>
  count === 1 ? `Create this ${one}` : `Create these ${count} ${many}`;

const formatNames = ({ names, count }: MissingRecords<unknown>): string => {
  const named = names.slice(0, maxShownNames);
  const others = count - named.length;
  return `${named.join(', ')}${others > 0 ? ` and ${others} others` : ''}`;
};

/** Offers to create missing records to which the file refers, before its rows are imported. */
export const MissingFromFile = <Kind extends string>({
  missing,
  created,
  isChecking,
  onCreate,
}: MissingFromFileProps<Kind>) =>
  missing.length === 0 ? null : (
    <Card p={{ base: '4', md: '5' }} mb="4">
      <Heading level={2} mb="1">
        Named in the file, and not there yet
      </Heading>
      <Text tone="second" mb="3">
        Rows that name one of these are refused unless it is created. Look for slips of the pen
        first.
      </Text>
      <Stack gap="3">
        {missing.map((records) => {
          const { kind, disabledReason } = records;
          return (
            <Box key={kind}>
              <Flex as="label" align="center" gap="2.5" minHeight="6" cursor="pointer">
                <Checkbox
                  checked={created.includes(kind)}
                  disabled={isChecking || disabledReason !== undefined}
                  onChange={({ target }) =>
                    onCreate(
                      target.checked
                        ? [...created, kind]
                        : created.filter((other) => other !== kind),
                    )
                  }
                />
                <span>{formatCreateLabel(records)}</span>
              </Flex>
              {disabledReason ? <Text size="sm">{disabledReason}</Text> : null}
              <Text size="sm" tone="second" overflowWrap="anywhere">
                {formatNames(records)}
              </Text>
            </Box>
          );
        })}
      </Stack>
    </Card>
  );
