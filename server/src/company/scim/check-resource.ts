import type { FastifyRequest } from 'fastify';
import { Type, type TObject } from 'typebox';
import { closed } from '../../platform/http/closed-schema';
import { entryJudge } from '../../platform/http/entry-judge';
import { canonicalValue } from './canonical.rule';
import { invalidPath } from './patch-path.rule';
import { invalidValue, ScimError } from './scim-error';

/** A resource, or a part of one, as the standard writes it, with right values. */
export type Check<Resource> = (sent: object) => Resource;

/** What a body is validated by at first: names of attributes may stand in any case. */
export const openBody = Type.Unsafe<object>({ type: 'object' });

const unknown = (name: string): ScimError =>
  new ScimError(400, 'invalidSyntax', `${name}: there is no such attribute. Leave it out.`);

const closedSchemas = new WeakMap<TObject, ReturnType<typeof closed>>();

const closedOnce = (schema: TObject) => {
  const known = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, known);
  return known;
};

/**
 * Makes what reads resources of a schema; `isPart` of those that operations write.
 * It throws a ScimError that names an attribute that nobody knows, and each value that is wrong.
 */
export const checkOf = <Resource>(
  request: FastifyRequest,
  schema: TObject,
  isPart = false,
): Check<Resource> => {
  const judge = entryJudge(request, closedOnce(schema));
  return (sent) => {
    const resource = canonicalValue(schema, sent, isPart ? invalidPath : unknown);
    const { value, faults } = judge(resource);
    const said = Object.entries(faults).map(([name, sentence]) => `${name}: ${sentence}`);
    if (said.length > 0) throw invalidValue(said.join(' '));
    return value as Resource;
  };
};
