import { Type, type Static } from 'typebox';
import { Id } from './answer';

/** `used` is the total; the list has the first hundred records. */
export const Usage = Type.Object({
  used: Type.Integer(),
  records: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** A phrase such as `12 applicants`; `kind` links to a list of exactly those. */
      by: Type.Array(Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) })),
    }),
  ),
});
export type Usage = Static<typeof Usage>;
