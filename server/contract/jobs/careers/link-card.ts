import { Type, type Static } from 'typebox';

export const LinkCardQuery = Type.Object({ title: Type.String({ maxLength: 300 }) });
export type LinkCardQuery = Static<typeof LinkCardQuery>;

export const LinkCard = Type.Object({
  /** PNG as a data address; null where the font has not the letters. */
  image: Type.Union([Type.String(), Type.Null()]),
});
export type LinkCard = Static<typeof LinkCard>;
