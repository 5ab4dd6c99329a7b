import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  directoryLookup,
  type DirectoryKind,
  type DirectoryReferenceName,
} from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryFilter,
  DirectoryRecord,
} from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts, type ListFilter } from 'shell/sdk/list';
import { addressField, type AddressFields } from 'shell/sdk/react';
import { statusField, statusFilter, statusOf } from '../../setup/status-parts';

type Status = (typeof statusField)['fallback'];
type State = { status: Status } & { [Name in DirectoryReferenceName]?: number | undefined };

const listOf = (kind: DirectoryKind) => {
  const { one, many } = directoryKinds[kind];
  const references = directoryFields(kind).flatMap(([name, field]) =>
    field.type === 'record'
      ? [{ name: name as DirectoryReferenceName, label: field.label, of: field.of }]
      : [],
  );
  return defineList({
    reader: pageReader(directoryCalls[kind].getMany),
    key: 'id',
    nameOf: ({ name }: DirectoryRecord) => name,
    one,
    many,
    sorts: ['name', 'externalId', 'status'],
    fields: {
      status: statusField,
      ...Object.fromEntries(references.map(({ name }) => [name, addressField.id])),
    } as AddressFields<State>,
    filterOf: ({ status, ...ids }): FilterParts<DirectoryFilter> => ({
      status: statusOf(status),
      ...Object.fromEntries(references.map(({ name }) => [`${name}Id`, ids[name]])),
    }),
    filters: [
      statusFilter,
      ...references.map(({ name, label, of }): ListFilter<keyof State> => ({
        ...{ kind: 'lookup', field: name, label, isAdded: true },
        source: lookupSource(directoryLookup(of)),
      })),
    ],
  });
};

export const directoryLists = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, listOf(kind)]),
) as Readonly<Record<DirectoryKind, ReturnType<typeof listOf>>>;
