import { Type, type Static } from 'typebox';

/** Work of one kind that waits for the caller. */
export const Waiting = Type.Object({
  kind: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** Said after the count. */
  words: Type.String(),
  /** Id of the console's route where it is done. */
  to: Type.String(),
  /** Query of that address. */
  search: Type.Record(Type.String(), Type.String()),
});
export type Waiting = Static<typeof Waiting>;
