import type { TSchema } from 'typebox';
import { getFileFields, omitFileFields } from './file-fields';

interface ObjectSchema {
  properties?: object;
  required?: string[];
}

/**
 * Describes the body for OpenAPI: files need multipart; other bodies may be JSON or a form. `jsonType` is the
 * only media type of a protocol such as SCIM.
 */
export const describeBodySchema = (schema: TSchema, takesMultipart: boolean, jsonType?: string) => {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  if (Object.keys(properties).length === 0) return undefined;
  const files = getFileFields(schema);
  const needsFile = files.some((name) => required.includes(name));
  const plain = { schema: omitFileFields(schema) };
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
