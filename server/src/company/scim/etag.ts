import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors';

/** Of a record's version: whatever is answered of it may be less than all. */
export const etagOf = (version: number): string => `W/"${version}"`;

const tagsOf = (header: string | undefined): Set<string> | undefined =>
  header === undefined
    ? undefined
    : new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));

const holds = (tags: Set<string>, version: number): boolean =>
  tags.has('*') || tags.has(`"${version}"`);

/** What a write is based on, by its `If-Match`. */
export type Expected = (version: number) => void;

/** @throws AppError when called for another version than the one that the write is based on. */
export const expectedBy = ({ headers }: FastifyRequest): Expected => {
  const tags = tagsOf(headers['if-match']);
  return (version) => {
    if (tags && !holds(tags, version)) throw new AppError('PRECONDITION_FAILED');
  };
};

/** Whether the caller has this version already, by its `If-None-Match`. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean => {
  const tags = tagsOf(headers['if-none-match']);
  return tags !== undefined && (tags.has('*') || tags.has(etag.replace(/^W\//, '')));
};
