import type { Method } from '../contract/call';

export interface OpenApiSchema {
  type?: string | string[];
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  items?: OpenApiSchema;
  anyOf?: OpenApiSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxItems?: number;
  maxLength?: number;
  additionalProperties?: unknown;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: OpenApiSchema;
}

interface ShownOperation {
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: OpenApiSchema }> };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, ShownOperation>>;
}

export interface Operation {
  method: Method;
  /** Path with `{name}` placeholders. */
  path: string;
  parameters: Parameter[];
  bodies: [mediaType: string, schema: OpenApiSchema][];
}

export const listOperations = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody }]) => ({
      method: verb.toUpperCase() as Method,
      path,
      parameters,
      bodies: Object.entries(requestBody?.content ?? {}).map(
        ([type, { schema }]): [string, OpenApiSchema] => [type, schema],
      ),
    })),
  );

/** `*` in a path stands for the entries of a list. */
export const listSchemaParts = (
  schema: OpenApiSchema,
  path: string[] = [],
): [string[], OpenApiSchema][] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    listSchemaParts(inner, [...path, name]),
  ),
  ...(schema.items ? listSchemaParts(schema.items, [...path, '*']) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => listSchemaParts(inner, path)),
];

export const wrapInPath = ([first, ...rest]: string[], value: unknown): unknown => {
  if (first === undefined) return value;
  const inner = wrapInPath(rest, value);
  return first === '*' ? [inner] : { [first]: inner };
};
