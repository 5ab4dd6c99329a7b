import { Type, type Static } from 'typebox';

/** How many of a selection are still used, and the first hundred of them with what uses each. */
export const Usage = Type.Object({
  used: Type.Integer(),
  records: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Such as `12 applicants`. */
      by: Type.Array(Type.String()),
    }),
  ),
});
export type Usage = Static<typeof Usage>;
