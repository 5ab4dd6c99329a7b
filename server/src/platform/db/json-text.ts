import sql, { join, raw, type Sql } from 'sql-template-tag';

export const toJsonText = (value: Sql): Sql => sql`to_json(${value})`;

/** A nullable number as JSON; wrap other values in `toJsonText`. */
export const toTextOrNull = (value: Sql): Sql => sql`coalesce(${value}::text, 'null')`;

/** A boolean that is never null as JSON, four times as fast as `toJsonText`. */
export const toBooleanText = (value: Sql): Sql =>
  sql`case when ${value} then 'true' else 'false' end`;

/**
 * JSON of a text without characters that need escaping, such as an enum value; much faster than `toJsonText`.
 */
export const toUnescapedText = (value: Sql): Sql => sql`'"' || ${value} || '"'`;

/** Members of a JSON object as arguments of `concat`. No value may be null. */
export const toMemberTexts = (members: Readonly<Record<string, Sql>>): Sql =>
  join(
    Object.entries(members).map(
      ([name, value], place) => sql`${raw(`'${place === 0 ? '' : ','}"${name}":'`)}, ${value}`,
    ),
  );

export const toObjectText = (members: Readonly<Record<string, Sql>>): Sql =>
  sql`concat('{', ${toMemberTexts(members)}, '}')`;
