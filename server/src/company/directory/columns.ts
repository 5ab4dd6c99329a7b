import {
  bodyName,
  directoryFields,
  directoryKindNames,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import { columnOf } from './tables';

const ofKind = (kind: DirectoryKind) => {
  const columns = directoryFields(kind).map(([name, field]) => ({
    name,
    field,
    column: columnOf(kind, name, field),
    key: bodyName(name, field),
  }));
  const references = columns.flatMap(({ name, key, column, field }) =>
    field.type === 'record' ? [{ name, key, column, ...field }] : [],
  );
  return { columns, references, trees: references.filter(({ of }) => of === kind) };
};

const known = new Map(directoryKindNames.map((kind) => [kind, ofKind(kind)]));
const all = (kind: DirectoryKind) => known.get(kind) ?? ofKind(kind);

export const columnsOf = (kind: DirectoryKind) => all(kind).columns;

export const referencesOf = (kind: DirectoryKind) => all(kind).references;

export const treesOf = (kind: DirectoryKind) => all(kind).trees;
