import type { FastifyRequest } from 'fastify';
import { Type, type TObject } from 'typebox';
import { closed } from '../../platform/http/closed-schema';
import { entryJudge } from '../../platform/http/entry-judge';
import { canonicalValue } from './canonical.rule';
import { invalidPath } from './patch-path.rule';
import { invalidValue, ScimError } from './scim-error';

export type Check<Resource> = (sent: object) => Resource;

export const openBody = Type.Unsafe<object>({ type: 'object' });

const unknown = (name: string): ScimError =>
  new ScimError(400, 'invalidSyntax', `${name}: there is no such attribute. Leave it out.`);

const closedSchemas = new WeakMap<TObject, ReturnType<typeof closed>>();

const closedOnce = (schema: TObject) => {
  const known = closedSchemas.get(schema) ?? closed(schema);
  closedSchemas.set(schema, known);
  return known;
};

/** `isPart` is for partial resources. It throws a ScimError naming unknown and invalid attributes. */
export const checkOf = <Resource>(
  request: FastifyRequest,
  schema: TObject,
  isPart = false,
): Check<Resource> => {
  const judge = entryJudge(request, closedOnce(schema));
  return (sent) => {
    const resource = canonicalValue(schema, sent, isPart ? invalidPath : unknown);
    const { value, faults } = judge(resource);
    const messages = Object.entries(faults).map(([name, sentence]) => `${name}: ${sentence}`);
    if (messages.length > 0) throw invalidValue(messages.join(' '));
    return value as Resource;
  };
};
