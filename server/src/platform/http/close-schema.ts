import type { TSchema } from 'typebox';

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const closeSchemas = (schemas: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toStrictSchema(schema)]),
  );

export const toStrictSchema = (schema: TSchema): TSchema => {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  return {
    ...schema,
    ...(properties && { properties: closeSchemas(properties), additionalProperties: false }),
    ...(isSchema(items) && { items: toStrictSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(toStrictSchema) }),
  };
};
