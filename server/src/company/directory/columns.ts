import {
  bodyName,
  directoryFields,
  directoryKindNames,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import { getColumnName } from './tables';

const describeKind = (kind: DirectoryKind) => {
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

const columnsByKind = new Map(directoryKindNames.map((kind) => [kind, describeKind(kind)]));
const getKind = (kind: DirectoryKind) => columnsByKind.get(kind) ?? describeKind(kind);

export const getColumns = (kind: DirectoryKind) => getKind(kind).columns;

export const getReferences = (kind: DirectoryKind) => getKind(kind).references;

export const getTrees = (kind: DirectoryKind) => getKind(kind).trees;
