import {
  bodyName,
  directoryFields,
  directoryKindNames,
  type DirectoryKind,
} from '../../../contract/directory/directory-constants';
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

/** The fields of a kind with the column of each, and the name that a body has for it. */
export const columnsOf = (kind: DirectoryKind) => all(kind).columns;

/** The fields of a kind that name other records. */
export const referencesOf = (kind: DirectoryKind) => all(kind).references;

/** Fields by which records stand above others of their kind. */
export const treesOf = (kind: DirectoryKind) => all(kind).trees;
