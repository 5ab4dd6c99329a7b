import sql, { join, raw, type Sql } from 'sql-template-tag';

/** A text, a day or a time as JSON; null stays null. */
export const quoted = (value: Sql): Sql => sql`to_json(${value})`;

/** A value that may be null: a number as it is, anything else `quoted`. */
export const orNull = (value: Sql): Sql => sql`coalesce(${value}::text, 'null')`;

/** The text of an object, of the texts of its members' values. None of them may be null. */
export const objectText = (members: Readonly<Record<string, Sql>>): Sql => {
  const pieces = Object.entries(members).map(
    ([name, value], place) => sql`${raw(`'${place === 0 ? '{' : ','}"${name}":'`)}, ${value}`,
  );
  return sql`concat(${join(pieces)}, '}')`;
};
