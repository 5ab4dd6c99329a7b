import sql from 'sql-template-tag';
import { toFixedSqlPart, expandFixedSqlParts } from './fixed-part';

describe('a fixed part of an SQL statement', () => {
  it('a fixed part has a short placeholder in the composed SQL statement, and is complete in the sent statement', () => {
    const [one, other] = [
      toFixedSqlPart(sql`select id from job`),
      toFixedSqlPart(sql`order by id`),
    ];
    const statement = sql`${one} where id > ${7} ${other}`;
    expect(statement.text.length).toBeLessThan(30);
    expect(expandFixedSqlParts(statement.text)).toBe(
      'select id from job where id > $1 order by id',
    );
  });

  it('a fixed part with parameter values is refused, because the values would be lost', () => {
    expect(() => toFixedSqlPart(sql`id = ${7}`)).toThrow('values');
  });
});
