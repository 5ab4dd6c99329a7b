import type { TSchema } from 'typebox';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { Shape } from './canonical.rule';

/** The format of RFC 7643, section 7. */
export interface DescribedAttribute {
  name: string;
  type: string;
  multiValued: boolean;
  description: string;
  required: boolean;
  caseExact: boolean;
  mutability: 'readOnly' | 'readWrite';
  returned: 'default';
  uniqueness: 'none' | 'server';
  subAttributes?: DescribedAttribute[];
  referenceTypes?: string[];
}

const common = new Set(['schemas', 'id', 'externalId', 'meta']);
const needed = new Set(['userName', 'displayName']);

/** Attributes that refer to other resources and so include `$ref`. */
const references: Readonly<Record<string, string>> = {
  ...{ manager: 'User', members: 'User', groups: 'Group' },
};

const plain = {
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
} as const;

const addressOf = (type: string): DescribedAttribute => ({
  ...plain,
  ...{ name: '$ref', type: 'reference', description: 'Its address.', caseExact: true },
  mutability: 'readOnly',
  referenceTypes: [type],
});

const described = (name: string, shape: Shape, isInside: boolean): DescribedAttribute => {
  const { items, readOnly = false, description = '' } = shape;
  const one = items ?? shape;
  const isNeeded = !isInside && !readOnly && needed.has(name);
  const type = one.properties ? 'complex' : String([one.type].flat()[0]);
  const to = references[name];
  return {
    ...plain,
    ...{ name, type, multiValued: items !== undefined, description, required: isNeeded },
    mutability: readOnly ? 'readOnly' : 'readWrite',
    uniqueness: isNeeded ? 'server' : 'none',
    ...(one.properties && {
      subAttributes: [...attributesIn(one, true), ...(to ? [addressOf(to)] : [])],
    }),
  };
};

const attributesIn = ({ properties = {} }: Shape, isInside = false): DescribedAttribute[] =>
  Object.entries(properties)
    .filter(([name]) => isInside || (!common.has(name) && !name.startsWith('urn:')))
    .map(([name, shape]) => described(name, shape, isInside));

export const describedSchema = (id: string, schema: TSchema, base: string) => {
  const shape = schema as Shape;
  return {
    schemas: [scimUrns.schema],
    id,
    name: shape.description ?? id,
    description: shape.description ?? id,
    attributes: attributesIn(shape),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
};
