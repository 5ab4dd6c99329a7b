import {
  bodyName,
  directoryFields,
  type DirectoryField,
  type DirectoryFieldName,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryBody,
  DirectoryRecord,
  DirectoryReference,
} from 'server/contract/company/directory/directory-record';

export type MergedRecordPair = readonly [DirectoryRecord, DirectoryRecord];

export interface OpenFieldChoice {
  name: string;
  label: string;
  words: readonly [string, string];
  /**
   * Request body to choose the value of the first or of the second record; empty if the value refers to one
   * of the two merged records.
   */
  sent: readonly [DirectoryBody, DirectoryBody];
}

/** Maps a field name to the id of the record whose value the user chose. */
export type FieldChoices = Readonly<Record<string, number>>;

const toMergePart = (
  name: DirectoryFieldName,
  field: DirectoryField,
  record: DirectoryRecord,
  ids: readonly number[],
): { words: string; sent: DirectoryBody } => {
  const key = bodyName(name, field);
  const value = record[name];
  if (field.type !== 'record') return { words: (value as string) ?? '', sent: { [key]: value } };
  const named = value as DirectoryReference | null | undefined;
  const isOneOfThem = named != null && ids.includes(named.id);
  return { words: named?.name ?? '', sent: isOneOfThem ? {} : { [key]: named?.id ?? null } };
};

export const listFieldChoices = (
  kind: DirectoryKind,
  [one, other]: MergedRecordPair,
): OpenFieldChoice[] => {
  const ids = [one.id, other.id];
  const choices = directoryFields(kind).map(([name, field]): OpenFieldChoice => {
    const [first, second] = [
      toMergePart(name, field, one, ids),
      toMergePart(name, field, other, ids),
    ];
    return {
      ...{ name, label: field.label },
      words: [first.words, second.words],
      sent: [first.sent, second.sent],
    };
  });
  const externalId: OpenFieldChoice = {
    ...{ name: 'externalId', label: 'External Id' },
    words: [one.externalId, other.externalId],
    sent: [{ externalId: one.externalId }, { externalId: other.externalId }],
  };
  return [...choices, externalId].filter(({ words: [a, b] }) => a !== b);
};

export const getChosenRecordId = (
  { name, words }: OpenFieldChoice,
  two: MergedRecordPair,
  staysId: number,
  chosen: FieldChoices,
): number => {
  const place = two[0].id === staysId ? 0 : 1;
  return chosen[name] ?? (words[place] === '' ? (two[1 - place]?.id ?? staysId) : staysId);
};

export const toMergedFields = (
  choices: readonly OpenFieldChoice[],
  two: MergedRecordPair,
  staysId: number,
  chosen: FieldChoices,
): DirectoryBody =>
  Object.assign(
    {},
    ...choices.map((choice) =>
      getChosenRecordId(choice, two, staysId, chosen) === two[0].id
        ? choice.sent[0]
        : choice.sent[1],
    ),
  ) as DirectoryBody;
