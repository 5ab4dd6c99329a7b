import {
  bodyName,
  directoryFields,
  type DirectoryKind,
} from '../../contract/directory/directory-constants';
import { columnOf } from './tables';

/** The fields of a kind with the column of each, and the name that a body has for it. */
export const columnsOf = (kind: DirectoryKind) =>
  directoryFields(kind).map(([name, field]) => ({
    name,
    field,
    column: columnOf(kind, name, field),
    key: bodyName(name, field),
  }));

/** Fields by which records stand above others of their kind. */
export const treesOf = (kind: DirectoryKind) =>
  columnsOf(kind).filter(({ field }) => field.type === 'record' && field.of === kind);
