import type { TSchema } from 'typebox';

interface FormSchema {
  properties?: Record<string, { format?: string }>;
  required?: string[];
}

export const getFileFields = (schema: FormSchema | undefined): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, { format }]) =>
    format === 'binary' ? [name] : [],
  );

export const omitFileFields = (schema: TSchema): TSchema => {
  const { properties = {}, required = [] } = schema as FormSchema;
  const files = new Set(getFileFields(schema));
  if (files.size === 0) return schema;
  const isField = (name: string) => !files.has(name);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isField(name))),
    required: required.filter(isField),
  } as TSchema;
};
