import {
  directoryFields,
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import { listReferencedKinds } from 'server/contract/company/directory/directory-import-constants';

const formatKinds = (kinds: readonly DirectoryKind[]): string =>
  new Intl.ListFormat('en-GB').format(kinds.map((kind) => directoryKinds[kind].many));

/** Kinds of records that a file of this kind refers to, but that this import cannot create. */
const listKindsBefore = (kind: DirectoryKind): DirectoryKind[] => {
  const withIt: readonly DirectoryKind[] = listReferencedKinds(kind);
  const named = directoryFields(kind).flatMap(([, field]) =>
    field.type === 'record' && field.of !== 'countries' && field.of !== kind ? [field.of] : [],
  );
  return [...new Set(named)].filter((other) => !withIt.includes(other));
};

export const describeImportOrder = (kind: DirectoryKind): string => {
  const before = listKindsBefore(kind);
  const withIt = listReferencedKinds(kind);
  return [
    ...(before.length > 0 ? [`Import ${formatKinds(before)} first, if this file names them.`] : []),
    ...(withIt.length > 0
      ? [
          `Missing ${formatKinds(withIt)} can be created with this file: a tick after the check does it.`,
        ]
      : []),
  ].join(' ');
};
