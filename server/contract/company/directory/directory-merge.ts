import { Type, type Static, type TSchema } from 'typebox';
import { Id } from '../../answer';
import type { DirectoryKind } from './directory-constants';
import { directoryShapes, type DirectoryBody } from './directory-record';

/** Query of a merge: `fromId` is the record that will be deleted, the record in the path stays. */
export const MergeQuery = Type.Object({ fromId: Id });
export type MergeQuery = Static<typeof MergeQuery>;

const MergeEffect = Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) });

export const MergePreview = Type.Object({
  moves: Type.Array(MergeEffect),
  clashes: Type.Array(MergeEffect),
});
export type MergePreview = Static<typeof MergePreview>;

/**
 * Merge of two directory records. `fields` are new values of the remaining record; versions are those that
 * the user saw.
 */
export interface Merge {
  fromId: number;
  version?: number;
  fromVersion?: number;
  fields?: DirectoryBody;
}

const version = Type.Optional(Type.Integer());

export const mergeBody = (kind: DirectoryKind): TSchema => {
  const { version: _, ...fields } = directoryShapes[kind].update.properties;
  return Type.Object({
    fromId: Id,
    version,
    fromVersion: version,
    fields: Type.Optional(Type.Object(fields)),
  });
};
