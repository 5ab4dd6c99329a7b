import type {
  CsvFormat,
  CsvPreview,
  CsvReadingOptions,
  DayOrderProposal,
} from 'server/contract/platform/files/csv-file';
import {
  csvDelimiters,
  csvDelimiterSigns,
  csvEncodingNames,
  csvEncodings,
} from 'server/contract/platform/files/csv-file-constants';
import {
  dayOrderNames,
  dayOrders,
  type DayOrder,
} from 'server/contract/platform/files/day-order-constants';
import { useState } from 'react';
import { Box, Card, Grid, Heading, formatLongDay, Notice, Text } from 'shared-ui';
import { ChoiceField } from 'shared-ui/forms';
import { SampleTable } from 'shared-ui/page';
import type { FileReading } from './file-reading';

type ReadingRefusal = Error & { fields?: Record<string, string> };

interface Props {
  preview: CsvPreview & { dayOrder?: DayOrderProposal | null };
  /** Chosen order of day and month; undefined for the proposed order. */
  dayOrder?: DayOrder | undefined;
  /**
   * Reads the file again with other options; undefined after a page reload, since the file is gone. If the
   * promise rejects, its error gives the reason.
   */
  onRead?: ((reading: FileReading) => Promise<void>) | undefined;
  onDayOrder?: ((order: DayOrder) => unknown) | undefined;
}

const maxLineLetters = 60;

const formatLine = ({ line, cells }: CsvFormat['head'][number]): string => {
  const letters = [...cells.filter(Boolean).join(', ')];
  const text = letters.slice(0, maxLineLetters).join('');
  return `Line ${String(line)}: ${letters.length > maxLineLetters ? `${text}…` : text}`;
};

/**
 * Options to read the file, beside its first rows; the server proposes each option, and the user can change
 * it.
 */
export const FileReadingFields = ({ preview, dayOrder, onRead, onDayOrder }: Props) => {
  const { encoding, delimiter, headerLine, head, columns, sample, dayOrder: proposal } = preview;
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const disabled = isReading || !onRead;
  const wait = async (reading: unknown) => {
    setReading(true);
    setFault(undefined);
    try {
      await reading;
    } catch (error) {
      const { fields = {}, message } = error as ReadingRefusal;
      setFault(Object.values(fields)[0] ?? message);
    } finally {
      setReading(false);
    }
  };
  // A new encoding or delimiter may change which line is the header, so the previous header line is not sent.
  const readAs = (change: CsvReadingOptions) =>
    void wait(onRead?.({ encoding, delimiter, ...change, ...(dayOrder && { dayOrder }) }));
  return (
    <Card p={{ base: '4', md: '5' }} mb="4">
      <Heading level={2}>First rows</Heading>
      <Text tone="second" mb="3">
        {onRead
          ? 'This is how the file is read. If letters or columns look wrong, change it here.'
          : 'This is how the file was read. If letters or columns look wrong, choose the file again.'}
      </Text>
      <Box aria-busy={isReading || undefined}>
        <SampleTable columns={columns} rows={sample} />
      </Box>
      {fault ? (
        <Box mt="3">
          <Notice tone="bad" title="The file cannot be read so" words={fault} />
        </Box>
      ) : null}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="4" mt="4">
        <ChoiceField
          label="Letters"
          value={encoding}
          disabled={disabled}
          options={csvEncodingNames.map((name) => ({ value: name, label: csvEncodings[name] }))}
          onChoose={(chosen) => readAs({ encoding: chosen })}
        />
        <ChoiceField
          label="Between two cells"
          value={delimiter}
          disabled={disabled}
          options={csvDelimiterSigns.map((sign) => ({ value: sign, label: csvDelimiters[sign] }))}
          onChoose={(chosen) => readAs({ delimiter: chosen })}
        />
        <ChoiceField
          label="Names of the columns"
          value={String(headerLine)}
          disabled={disabled}
          options={head.map((line) => ({ value: String(line.line), label: formatLine(line) }))}
          onChoose={(chosen) => readAs({ headerLine: Number(chosen) })}
        />
        {proposal ? (
          // This field is two columns wide, since its example is longer than half of a drawer.
          <Box gridColumn="1 / -1">
            <ChoiceField
              label="Dates of this file"
              hint={`Proposed by ${proposal.isFromFile ? 'other dates of the file' : 'the settings of your company'}. Change it if the example is wrong.`}
              value={dayOrder ?? proposal.order}
              disabled={isReading}
              options={dayOrderNames.map((name) => ({
                value: name,
                label: `${dayOrders[name]}: ${proposal.example} is ${formatLongDay(proposal.days[name])}`,
              }))}
              onChoose={(order) => void wait(onDayOrder?.(order))}
            />
          </Box>
        ) : null}
      </Grid>
    </Card>
  );
};
