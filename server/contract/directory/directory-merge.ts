import { Type, type Static, type TSchema } from 'typebox';
import { Id } from '../answer';
import type { DirectoryKind } from './directory-constants';
import { directoryShapes, type DirectoryBody } from './directory-record';

/** The record that goes; the one in the address stays. */
export const MergeQuery = Type.Object({ fromId: Id });
export type MergeQuery = Static<typeof MergeQuery>;

/** Such as `12 jobs`; `kind` says which of them, where a list can show exactly those. */
const Counted = Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) });

/** What names the record that goes, and what keeps the two from being merged. */
export const MergePreview = Type.Object({
  moves: Type.Array(Counted),
  clashes: Type.Array(Counted),
});
export type MergePreview = Static<typeof MergePreview>;

/** `fields` are what the record that stays shall say; absent ones stay. Versions are those that were compared. */
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
