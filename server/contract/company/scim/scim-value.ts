import { Type, type TSchema } from 'typebox';

/** Schema of an optional text; `null` means the same as an empty text. */
export const text = (description: string, maxLength = 100) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description }));

/** Schema of a read-only text; a value in a request is ignored. */
export const saidText = (description: string, maxLength = 2_000) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      ...{ type: ['string', 'null'], maxLength, description, readOnly: true },
    }),
  );

export const flag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description }));

export const list = <Item extends TSchema>(item: Item, maxItems: number, description: string) =>
  Type.Optional(Type.Array(item, { maxItems, description }));

export const Meta = Type.Object(
  {
    resourceType: saidText('The kind of resource.'),
    created: saidText('When it came into the console.'),
    lastModified: saidText('When it last changed.'),
    location: saidText('Its address.'),
    version: saidText('Its ETag.'),
  },
  { readOnly: true },
);

export const schemas = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20, readOnly: true }),
);
