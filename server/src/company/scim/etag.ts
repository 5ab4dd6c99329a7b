import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors';

/** The ETag is weak, since a response may contain only some attributes. */
export const formatEtag = (version: number): string => `W/"${version}"`;

const parseTags = (header: string | undefined): Set<string> | undefined =>
  header === undefined
    ? undefined
    : new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));

const includesVersion = (tags: Set<string>, version: number): boolean =>
  tags.has('*') || tags.has(`"${version}"`);

export type VersionCheck = (version: number) => void;

/** The returned check throws an AppError for a version other than in `If-Match`. */
export const createVersionCheck = ({ headers }: FastifyRequest): VersionCheck => {
  const tags = parseTags(headers['if-match']);
  return (version) => {
    if (tags && !includesVersion(tags, version)) throw new AppError('PRECONDITION_FAILED');
  };
};

export const matchesEtag = ({ headers }: FastifyRequest, etag: string): boolean => {
  const tags = parseTags(headers['if-none-match']);
  return tags !== undefined && (tags.has('*') || tags.has(etag.replace(/^W\//, '')));
};
