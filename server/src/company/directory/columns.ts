import {
  bodyName,
  directoryFields,
  directoryKindNames,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import { getColumnName } from './tables';

const describeDirectoryKind = (kind: DirectoryKind) => {
  const columns = directoryFields(kind).map(([name, field]) => ({
    name,
    field,
    column: getColumnName(kind, name, field),
    key: bodyName(name, field),
  }));
  const references = columns.flatMap(({ name, key, column, field }) =>
    field.type === 'record' ? [{ name, key, column, ...field }] : [],
  );
  return { columns, references, trees: references.filter(({ of }) => of === kind) };
};

const columnsByKind = new Map(
  directoryKindNames.map((kind) => [kind, describeDirectoryKind(kind)]),
);
const getKindColumns = (kind: DirectoryKind) =>
  columnsByKind.get(kind) ?? describeDirectoryKind(kind);

export const getDirectoryColumns = (kind: DirectoryKind) => getKindColumns(kind).columns;

export const getDirectoryReferences = (kind: DirectoryKind) => getKindColumns(kind).references;

export const getDirectoryTrees = (kind: DirectoryKind) => getKindColumns(kind).trees;
