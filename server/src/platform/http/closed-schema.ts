import type { TSchema } from 'typebox';

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const closedAll = (schemas: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]));

export const closed = (schema: TSchema): TSchema => {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  return {
    ...schema,
    ...(properties && { properties: closedAll(properties), additionalProperties: false }),
    ...(isSchema(items) && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
};
