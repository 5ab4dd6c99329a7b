import { useId, useState } from 'react';
import {
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type { MergePreview } from 'server/contract/company/directory/directory-merge';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { messages } from 'server/contract/messages';
import { useRead, useWrite } from 'shared-auth';
import { Box, ConfirmDialog, LinkLook, notify, Stack, Text } from 'shared-ui';
import { RadioGroup } from 'shared-ui/forms';
import { Link, type RouteParams } from 'shell/sdk/react';
import type { UsageLists } from '../../setup/usage-text';
import {
  toMergedFields,
  listFieldChoices,
  getChosenRecordId,
  type FieldChoices,
  type MergedRecordPair,
} from './merge-choice.rule';

interface UsageCountProps {
  counted: MergePreview['moves'];
  id: number;
  lists: UsageLists;
}

const UsageCount = ({ counted, id, lists }: UsageCountProps) => (
  <Box as="ul" pl="5">
    {counted.map(({ words, kind }) => {
      const list = kind === undefined ? undefined : lists[kind];
      return (
        <Box as="li" key={words} py="1">
          {list ? (
            <LinkLook>
              <Link<RouteParams> {...list(id)}>{words}</Link>
            </LinkLook>
          ) : (
            words
          )}
        </Box>
      );
    })}
  </Box>
);

interface Props {
  kind: DirectoryKind;
  two: MergedRecordPair;
  lists: UsageLists;
  onClose: () => void;
  onMerged: () => void;
}

export const MergeDialog = ({ kind, two, lists, onClose, onMerged }: Props) => {
  const id = useId();
  const [first, second] = two;
  const [staysId, setStays] = useState(first.id);
  const [chosen, setChosen] = useState<FieldChoices>({});
  const [stays, goes] = staysId === first.id ? [first, second] : [second, first];
  const { one, many } = directoryKinds[kind];
  const preview = useRead(directoryCalls[kind].previewMerge, {
    params: { id: stays.id },
    query: { fromId: goes.id },
  });
  const { send } = useWrite(directoryCalls[kind].merge);
  const choices = listFieldChoices(kind, two);
  const { moves = [], clashes = [] } = preview.data?.data ?? {};
  const merge = async () => {
    await send({
      params: { id: stays.id },
      body: {
        ...{ fromId: goes.id, version: stays.version, fromVersion: goes.version },
        fields: toMergedFields(choices, two, staysId, chosen),
      },
    });
    notify.success(messages.submitted);
    onMerged();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Merge two ${many}`}
      words={`All that names the ${one} that goes will name the one that stays. This cannot be undone.`}
      confirmLabel="Merge"
      ready={preview.data !== undefined && clashes.length === 0}
      onConfirm={merge}
      onClose={onClose}
    >
      <Stack gap="4" mt="4">
        <RadioGroup
          id={`${id}-stays`}
          label="Which stays"
          options={two.map((record) => ({ value: record.id, label: record.name }))}
          value={staysId}
          onChoose={setStays}
        />
        {choices.map((choice) => (
          <RadioGroup
            key={choice.name}
            id={`${id}-${choice.name}`}
            label={choice.label}
            options={two.map((record, place) => ({
              value: record.id,
              label: choice.words[place] || 'Empty',
            }))}
            value={getChosenRecordId(choice, two, staysId, chosen)}
            onChoose={(from) => setChosen({ ...chosen, [choice.name]: from })}
          />
        ))}
        <Box role="status">
          {preview.error ? (
            <Text tone="bad">{`What moves could not be counted. ${preview.error.message}`}</Text>
          ) : null}
          {preview.data ? (
            <Text fontWeight={550}>{moves.length > 0 ? 'What moves' : 'Nothing has to move.'}</Text>
          ) : null}
          <UsageCount counted={moves} id={goes.id} lists={lists} />
          {clashes.length > 0 ? (
            <Text fontWeight={550} tone="bad" mt="3">
              What is in the way
            </Text>
          ) : null}
          <UsageCount counted={clashes} id={goes.id} lists={lists} />
        </Box>
      </Stack>
    </ConfirmDialog>
  );
};
