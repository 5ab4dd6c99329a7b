import { Type, type Static } from 'typebox';
import { Id } from './answer';

/**
 * Use of records that are to be deleted: `used` is the number of records in use, `records` lists the first
 * hundred of these.
 */
export const Usage = Type.Object({
  used: Type.Integer(),
  records: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      /**
       * Users of the record as phrases such as `12 applicants`; `kind` links to a list of exactly these
       * records.
       */
      by: Type.Array(Type.Object({ words: Type.String(), kind: Type.Optional(Type.String()) })),
    }),
  ),
});
export type Usage = Static<typeof Usage>;
