import { Type, type Static } from 'typebox';
import { Id } from './answer';

/** How many of a selection are still used, and the first hundred of them with what uses each. */
export const Usage = Type.Object({
  used: Type.Integer(),
  records: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Such as `12 applicants`; `kind` is the kind of record, and which of them, where all can be listed. */
      by: Type.Array(Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) })),
    }),
  ),
});
export type Usage = Static<typeof Usage>;
