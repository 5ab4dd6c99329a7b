import type { TSchema } from 'typebox';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { SchemaShape } from './canonical.rule';

/** Attribute description in the format of RFC 7643, section 7. */
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

const commonAttributes = new Set(['schemas', 'id', 'externalId', 'meta']);
const requiredAttributes = new Set(['userName', 'displayName']);

/** Attributes that refer to other resources and so include `$ref`. */
const referencedTypes: Readonly<Record<string, string>> = {
  ...{ manager: 'User', members: 'User', groups: 'Group' },
};

const defaultAttribute = {
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
} as const;

const describeAddress = (type: string): DescribedAttribute => ({
  ...defaultAttribute,
  ...{ name: '$ref', type: 'reference', description: 'Its address.', caseExact: true },
  mutability: 'readOnly',
  referenceTypes: [type],
});

const describeAttribute = (
  name: string,
  shape: SchemaShape,
  isInside: boolean,
): DescribedAttribute => {
  const { items, readOnly = false, description = '' } = shape;
  const one = items ?? shape;
  const isNeeded = !isInside && !readOnly && requiredAttributes.has(name);
  const type = one.properties ? 'complex' : String([one.type].flat()[0]);
  const to = referencedTypes[name];
  return {
    ...defaultAttribute,
    ...{ name, type, multiValued: items !== undefined, description, required: isNeeded },
    mutability: readOnly ? 'readOnly' : 'readWrite',
    uniqueness: isNeeded ? 'server' : 'none',
    ...(one.properties && {
      subAttributes: [...describeAttributes(one, true), ...(to ? [describeAddress(to)] : [])],
    }),
  };
};

const describeAttributes = (
  { properties = {} }: SchemaShape,
  isInside = false,
): DescribedAttribute[] =>
  Object.entries(properties)
    .filter(([name]) => isInside || (!commonAttributes.has(name) && !name.startsWith('urn:')))
    .map(([name, shape]) => describeAttribute(name, shape, isInside));

export const describeSchema = (id: string, schema: TSchema, base: string) => {
  const shape = schema as SchemaShape;
  return {
    schemas: [scimUrns.schema],
    id,
    name: shape.description ?? id,
    description: shape.description ?? id,
    attributes: describeAttributes(shape),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
};
