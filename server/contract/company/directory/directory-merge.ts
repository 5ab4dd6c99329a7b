import { Type, type Static, type TSchema } from 'typebox';
import { Id } from '../../answer';
import type { DirectoryKind } from './directory-constants';
import { directoryShapes, type DirectoryBody } from './directory-record';

/** Id of the record that is deleted; the one in the path stays. */
export const MergeQuery = Type.Object({ fromId: Id });
export type MergeQuery = Static<typeof MergeQuery>;

const MergeEffect = Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) });

export const MergePreview = Type.Object({
  moves: Type.Array(MergeEffect),
  clashes: Type.Array(MergeEffect),
});
export type MergePreview = Static<typeof MergePreview>;

/** `fields` are new values of the remaining record. Versions are those that the user compared. */
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
