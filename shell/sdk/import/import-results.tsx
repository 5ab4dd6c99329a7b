import type { CsvPreview, DayOrderProposal } from 'server/contract/platform/files/csv-file';
import { Box, Stack, Text } from 'shared-ui';
import { Figures } from 'shared-ui/page';

/** Outcomes of the rows of a file, with the first lines of each outcome. */
export interface ImportResult extends CsvPreview {
  /** Error in the file's columns that prevents the check of all rows; else empty. */
  fault: string;
  total: number;
  dayOrder?: DayOrderProposal | null;
  unchanged: number;
  refused: number;
  lines: readonly { line: number; outcome: string; name: string; message: string }[];
}

interface Props {
  result: ImportResult;
  taken: { name: string; count: number };
}
/** Shows the numbers of changed, unchanged and refused rows, and the refused rows with their reasons. */
export const ImportResults = ({ result, taken }: Props) => {
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused');
  return (
    <div>
      <Figures
        figures={[
          { name: 'Rows', count: result.total },
          { ...taken, color: 'ok' },
          { name: 'Unchanged', count: result.unchanged },
          { name: 'Refused', count: result.refused, color: 'bad' },
        ]}
      />
      {refused.length > 0 ? (
        <>
          <Text tone="second" mb="3">
            {refused.length < result.refused
              ? `The first ${refused.length} of the refused rows; none of them keeps the others from being written.`
              : 'Refused rows do not keep the others from being written.'}
          </Text>
          <Stack as="ul" gap="3" listStyleType="none">
            {refused.map(({ line, name, message }) => (
              <Box as="li" key={line}>
                <Text overflowWrap="anywhere">{`Line ${line}${name ? `: ${name}` : ''}`}</Text>
                <Text size="sm" tone="second">
                  {message}
                </Text>
              </Box>
            ))}
          </Stack>
        </>
      ) : null}
    </div>
  );
};
