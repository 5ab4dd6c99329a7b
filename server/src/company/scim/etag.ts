import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors';

/** Weak, since a response may contain a selection of the attributes. */
export const etagOf = (version: number): string => `W/"${version}"`;

const tagsOf = (header: string | undefined): Set<string> | undefined =>
  header === undefined
    ? undefined
    : new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));

const holds = (tags: Set<string>, version: number): boolean =>
  tags.has('*') || tags.has(`"${version}"`);

export type Expected = (version: number) => void;

/** @throws AppError when called with another version than the one of `If-Match`. */
export const expectedBy = ({ headers }: FastifyRequest): Expected => {
  const tags = tagsOf(headers['if-match']);
  return (version) => {
    if (tags && !holds(tags, version)) throw new AppError('PRECONDITION_FAILED');
  };
};

export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean => {
  const tags = tagsOf(headers['if-none-match']);
  return tags !== undefined && (tags.has('*') || tags.has(etag.replace(/^W\//, '')));
};
