import type { FastifyRequest } from 'fastify';
import { Type, type TObject } from 'typebox';
import { toStrictSchema } from '../../platform/http/close-schema';
import { createEntryValidator } from '../../platform/http/entry-validator';
import { toCanonicalValue } from './canonical.rule';
import { createInvalidPathError } from './patch-path.rule';
import { createInvalidValueError, ScimError } from './scim-error';

export type ResourceCheck<Resource> = (sent: object) => Resource;

export const anyObjectSchema = Type.Unsafe<object>({ type: 'object' });

const unknownAttributeError = (name: string): ScimError =>
  new ScimError(400, 'invalidSyntax', `${name}: there is no such attribute. Leave it out.`);

const closedSchemas = new WeakMap<TObject, ReturnType<typeof toStrictSchema>>();

const getClosedSchema = (schema: TObject) => {
  const known = closedSchemas.get(schema) ?? toStrictSchema(schema);
  closedSchemas.set(schema, known);
  return known;
};

/** `isPart` allows partial resources. The check throws a ScimError for unknown or invalid attributes. */
export const createResourceCheck = <Resource>(
  request: FastifyRequest,
  schema: TObject,
  isPart = false,
): ResourceCheck<Resource> => {
  const judge = createEntryValidator(request, getClosedSchema(schema));
  return (sent) => {
    const resource = toCanonicalValue(
      schema,
      sent,
      isPart ? createInvalidPathError : unknownAttributeError,
    );
    const { value, faults } = judge(resource);
    const messages = Object.entries(faults).map(([name, sentence]) => `${name}: ${sentence}`);
    if (messages.length > 0) throw createInvalidValueError(messages.join(' '));
    return value as Resource;
  };
};
