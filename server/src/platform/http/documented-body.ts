import type { TSchema } from 'typebox';
import { fileFieldsOf, withoutFiles } from './file-fields';

interface Documented {
  properties?: object;
  required?: string[];
}

/**
 * A body as the OpenAPI document shows it, for each type that it may be sent as. Files travel in
 * multipart only; what can do without them is JSON or a plain form too. `jsonType` is the one type of a
 * room that speaks a JSON of its own.
 */
export const documentedBody = (schema: TSchema, takesMultipart: boolean, jsonType?: string) => {
  const { properties = {}, required = [] } = schema as Documented;
  if (Object.keys(properties).length === 0) return undefined;
  const files = fileFieldsOf(schema);
  const needsFile = files.some((name) => required.includes(name));
  const plain = { schema: withoutFiles(schema) };
  if (jsonType) return { content: { [jsonType]: plain } };
  return {
    content: {
      ...(!needsFile && {
        'application/json': plain,
        'application/x-www-form-urlencoded': plain,
      }),
      ...(takesMultipart && { 'multipart/form-data': { schema } }),
    },
  };
};
