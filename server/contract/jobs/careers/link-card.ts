import { Type, type Static } from 'typebox';

export const LinkCardQuery = Type.Object({ title: Type.String({ maxLength: 300 }) });
export type LinkCardQuery = Static<typeof LinkCardQuery>;

export const LinkCard = Type.Object({
  /** PNG image as a data URL; null if the font lacks letters of the title. */
  image: Type.Union([Type.String(), Type.Null()]),
});
export type LinkCard = Static<typeof LinkCard>;
