import type { FastifyReply, FastifyRequest } from 'fastify';
import { scimBase } from '../../../contract/company/scim/scim-constants';
import type { ScimParams, ScimShown } from '../../../contract/company/scim/scim-message';
import type { ScimResource } from '../../../contract/company/scim/scim.calls';
import type { Parts } from '../../platform/domain';
import { ownOrigin } from '../../platform/http/own-origin';
import { idOf } from './compare';
import { isKnown } from './etag';
import type { ResourceSource } from './find-resources';
import { projectionOf } from './projection.rule';
import { notFound } from './scim-error';

export const baseOf = ({ config }: Parts, request: FastifyRequest): string =>
  `${ownOrigin(config, request)}${scimBase}`;

/** @throws ScimError when the id cannot belong to a resource. */
export const numberOf = ({ id }: ScimParams): number => {
  const number = idOf(id);
  if (number === undefined) throw notFound();
  return number;
};

interface ResourceRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  query: ScimShown;
}

/** Sends a resource with its ETag, or 304 when the caller has this version. */
export const answerResource = async <Resource extends ScimResource>(
  parts: Parts,
  source: ResourceSource<Resource>,
  id: number,
  { request, reply, query }: ResourceRequest,
): Promise<Resource | undefined> => {
  const shown = projectionOf(query);
  const [found] = await source.read(parts.db, [id], baseOf(parts, request), shown);
  if (!found) throw notFound();
  const { version, location } = found.meta ?? {};
  void reply.header('etag', version ?? '');
  if (request.method === 'POST') void reply.code(201).header('location', location ?? '');
  if (request.method === 'GET' && isKnown(request, version ?? '')) {
    void reply.code(304);
    return undefined;
  }
  return shown.of(found);
};
