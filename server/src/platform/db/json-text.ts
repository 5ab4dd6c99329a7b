import sql, { join, raw, type Sql } from 'sql-template-tag';

/** A text, a day or a time as JSON; null stays null. */
export const quoted = (value: Sql): Sql => sql`to_json(${value})`;

/** A value that may be null: a number as it is, anything else `quoted`. */
export const orNull = (value: Sql): Sql => sql`coalesce(${value}::text, 'null')`;

/** True or false, never null; in a quarter of the time that `quoted` takes. */
export const yesOrNo = (value: Sql): Sql => sql`case when ${value} then 'true' else 'false' end`;

/** A text that the database holds to plain words, such as a kind; in a fraction of that time too. */
export const plain = (value: Sql): Sql => sql`'"' || ${value} || '"'`;

/** The texts of an object's members, one after the other, as `concat` takes them. None may be null. */
export const memberTexts = (members: Readonly<Record<string, Sql>>): Sql =>
  join(
    Object.entries(members).map(
      ([name, value], place) => sql`${raw(`'${place === 0 ? '' : ','}"${name}":'`)}, ${value}`,
    ),
  );

/** The text of an object. */
export const objectText = (members: Readonly<Record<string, Sql>>): Sql =>
  sql`concat('{', ${memberTexts(members)}, '}')`;
