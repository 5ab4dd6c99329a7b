import { Type, type Static, type TSchema } from 'typebox';
import { scimMost } from './scim-constants';
import { schemas } from './scim-value';

const attributeNamesHint = 'Names of attributes, with commas between them.';
const projectionParameters = {
  attributes: Type.Optional(Type.String({ maxLength: 2_000, description: attributeNamesHint })),
  excludedAttributes: Type.Optional(
    Type.String({ maxLength: 2_000, description: attributeNamesHint }),
  ),
};

export const ScimShown = Type.Object(projectionParameters);
export type ScimShown = Static<typeof ScimShown>;

const indexParameter = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -1e9, maximum: 1e9, description }));

export const ScimQuery = Type.Object({
  ...projectionParameters,
  filter: Type.Optional(
    Type.String({ maxLength: scimMost.filter, description: 'userName eq "ada@example.com"' }),
  ),
  sortBy: Type.Optional(Type.String({ maxLength: 200 })),
  sortOrder: Type.Optional(Type.String({ maxLength: 20 })),
  startIndex: indexParameter('Counted from 1.'),
  count: indexParameter(`At most ${scimMost.results}.`),
});
export type ScimQuery = Static<typeof ScimQuery>;

export const ScimParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export type ScimParams = Static<typeof ScimParams>;

const PatchOperation = Type.Object({
  op: Type.String({ maxLength: 20, description: '`add`, `replace` or `remove`, in any case.' }),
  path: Type.Optional(Type.String({ maxLength: scimMost.path })),
  value: Type.Optional(Type.Unknown()),
});
export type ScimOperation = Static<typeof PatchOperation>;

/** Body of a SCIM PATCH request; operations run in order, and all or none take effect. */
export const ScimPatch = Type.Object({
  schemas,
  Operations: Type.Array(PatchOperation, { minItems: 1, maxItems: scimMost.operations }),
});
export type ScimPatch = Static<typeof ScimPatch>;

export const ScimList = <Item extends TSchema>(item: Item) =>
  Type.Object({
    schemas: Type.Array(Type.String()),
    totalResults: Type.Integer(),
    startIndex: Type.Integer(),
    itemsPerPage: Type.Integer(),
    Resources: Type.Array(item),
  });
export interface ScimList<Item> {
  schemas: string[];
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: Item[];
}
