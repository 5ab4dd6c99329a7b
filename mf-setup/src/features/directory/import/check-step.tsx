import { useState } from 'react';
import { directoryKinds, type DirectoryKind } from 'server/contract/directory/directory-constants';
import { directoryCalls } from 'server/contract/directory/directory.calls';
import { useWrite, type ApiError } from 'shared-auth';
import { Box, Button, Card, Flex, Heading, notify } from 'shared-ui';
import { Figures, rowWords, SampleTable } from 'shared-ui/page';
import { MissingFromFile } from 'shell/sdk/forms';
import { columnValuesOf, importForm, type ReadFile } from './import-steps';
import { LinesTable } from './lines-table';
import { RefusedButton } from './refused-button';

interface Props {
  kind: DirectoryKind;
  read: ReadFile;
  onRead: (read: ReadFile) => void;
  onBack: () => void;
  onRun: () => void;
}

/** The third step: what would happen, before it does. */
export const CheckStep = ({ kind, read, onRead, onBack, onRun }: Props) => {
  const { file, preview, readingOptions } = read;
  const { send, isSending } = useWrite(directoryCalls[kind].preview);
  // A tick shows at once; the rows follow when they are checked.
  const [asked, setAsked] = useState<DirectoryKind[]>();
  const create = async (kinds: DirectoryKind[]) => {
    const next = { ...readingOptions, create: kinds };
    setAsked(kinds);
    try {
      const { data } = await send({ body: importForm(file, next, columnValuesOf(preview)) });
      onRead({ file, preview: data, readingOptions: next });
    } catch (error) {
      notify.error((error as ApiError).message);
    } finally {
      setAsked(undefined);
    }
  };
  const { total, created, updated, unchanged, refused, lines, records, refusedFile } = preview;
  const { missing, stored } = preview;
  return (
    <>
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Heading level={2} mb="3">
          What would happen
        </Heading>
        <Figures
          figures={[
            { name: 'Rows', count: total },
            { name: 'New', count: created, color: 'ok' },
            { name: 'Changed', count: updated, color: 'ok' },
            { name: 'Unchanged', count: unchanged },
            { name: 'Refused', count: refused, color: 'bad' },
          ]}
        />
        Refused rows do not keep the others from being imported.
      </Card>
      {missing.length > 0 ? (
        <MissingFromFile
          missing={missing.map(({ kind: of, names }) => {
            const { one, many } = directoryKinds[of];
            return { kind: of, one, many, names, count: names.length };
          })}
          created={asked ?? readingOptions.create ?? []}
          isChecking={isSending}
          onCreate={(kinds) => void create(kinds)}
        />
      ) : null}
      {stored.rows.length > 0 ? (
        <Card p={{ base: '4', md: '5' }} mb="4">
          <Heading level={2} mb="3">
            First rows as they will be stored
          </Heading>
          <SampleTable {...stored} label="First rows as they will be stored" />
        </Card>
      ) : null}
      <LinesTable kind={kind} lines={lines} />
      <Box py="3">
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <RefusedButton file={file} text={refusedFile} />
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="main"
            busy={isSending}
            disabledReason={
              records.length === 0
                ? 'There is nothing to write: no row is new or changed.'
                : undefined
            }
            onClick={onRun}
          >
            {`Import ${rowWords(records.length)}`}
          </Button>
        </Flex>
      </Box>
    </>
  );
};
