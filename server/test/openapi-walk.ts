import type { Method } from '../contract/call';

export interface ShownSchema {
  type?: string | string[];
  properties?: Record<string, ShownSchema>;
  required?: string[];
  items?: ShownSchema;
  anyOf?: ShownSchema[];
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
  schema: ShownSchema;
}

interface ShownOperation {
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: ShownSchema }> };
}

export interface Document {
  paths: Record<string, Record<string, ShownOperation>>;
}

export interface Operation {
  method: Method;
  /** Path with `{name}` placeholders. */
  path: string;
  parameters: Parameter[];
  bodies: [mediaType: string, schema: ShownSchema][];
}

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody }]) => ({
      method: verb.toUpperCase() as Method,
      path,
      parameters,
      bodies: Object.entries(requestBody?.content ?? {}).map(
        ([type, { schema }]): [string, ShownSchema] => [type, schema],
      ),
    })),
  );

/** `*` in a path stands for the entries of a list. */
export const partsOf = (schema: ShownSchema, path: string[] = []): [string[], ShownSchema][] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    partsOf(inner, [...path, name]),
  ),
  ...(schema.items ? partsOf(schema.items, [...path, '*']) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => partsOf(inner, path)),
];

export const holding = ([first, ...rest]: string[], value: unknown): unknown => {
  if (first === undefined) return value;
  const inner = holding(rest, value);
  return first === '*' ? [inner] : { [first]: inner };
};
