import type { Method } from '../contract/call';

/** The part of a JSON schema that tests look at. */
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

/** One call of the document, with what is needed to send it. */
export interface Operation {
  method: Method;
  /** With `{name}` placeholders. */
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

/** Every schema within one, with the names that lead to it; `*` stands for the entries of a list. */
export const partsOf = (schema: ShownSchema, path: string[] = []): [string[], ShownSchema][] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    partsOf(inner, [...path, name]),
  ),
  ...(schema.items ? partsOf(schema.items, [...path, '*']) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => partsOf(inner, path)),
];

/** An object that holds a value at a path, and nothing else. */
export const holding = ([first, ...rest]: string[], value: unknown): unknown => {
  if (first === undefined) return value;
  const inner = holding(rest, value);
  return first === '*' ? [inner] : { [first]: inner };
};
