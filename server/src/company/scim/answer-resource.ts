import type { FastifyReply, FastifyRequest } from 'fastify';
import { scimBase } from '../../../contract/company/scim/scim-constants';
import type { ScimParams, ScimShown } from '../../../contract/company/scim/scim-message';
import type { ScimResource } from '../../../contract/company/scim/scim.calls';
import type { ServerDependencies } from '../../platform/domain';
import { getOwnOrigin } from '../../platform/http/own-origin';
import { parseId } from './compare-attribute';
import { matchesEtag } from './etag';
import type { ScimResourceSource } from './find-resources';
import { toAttributeSelection } from './projection.rule';
import { createScimNotFoundError } from './scim-error';

export const getBaseUrl = ({ config }: ServerDependencies, request: FastifyRequest): string =>
  `${getOwnOrigin(config, request)}${scimBase}`;

/** @throws ScimError when the id cannot belong to a resource. */
export const toResourceId = ({ id }: ScimParams): number => {
  const number = parseId(id);
  if (number === undefined) throw createScimNotFoundError();
  return number;
};

interface ResourceRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  query: ScimShown;
}

/** Sends a resource with its ETag, or 304 when the caller already has this version. */
export const sendResource = async <Resource extends ScimResource>(
  parts: ServerDependencies,
  source: ScimResourceSource<Resource>,
  id: number,
  { request, reply, query }: ResourceRequest,
): Promise<Resource | undefined> => {
  const shown = toAttributeSelection(query);
  const [found] = await source.read(parts.db, [id], getBaseUrl(parts, request), shown);
  if (!found) throw createScimNotFoundError();
  const { version, location } = found.meta ?? {};
  void reply.header('etag', version ?? '');
  if (request.method === 'POST') void reply.code(201).header('location', location ?? '');
  if (request.method === 'GET' && matchesEtag(request, version ?? '')) {
    void reply.code(304);
    return undefined;
  }
  return shown.of(found);
};
