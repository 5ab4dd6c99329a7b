import type { ScimType } from '../../../contract/scim/scim-constants';
import { scimUrns } from '../../../contract/scim/scim-constants';
import type { AppError } from '../../platform/errors';
import { type ErrorCode } from '../../platform/errors';

/** A refusal in the words of the standard; `detail` says what to do. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    readonly scimType: ScimType | undefined,
    detail: string,
  ) {
    super(detail);
    this.name = 'ScimError';
  }
}

export const invalidValue = (detail: string): ScimError =>
  new ScimError(400, 'invalidValue', detail);
export const uniqueness = (detail: string): ScimError => new ScimError(409, 'uniqueness', detail);

/** Of a resource that is not there, or was deleted. */
export const notFound = (): ScimError =>
  new ScimError(404, undefined, 'There is nothing at this address. It was deleted, or never was.');

const words: Partial<Record<ErrorCode, [status: number, scimType?: ScimType]>> = {
  INVALID_INPUT: [400, 'invalidValue'],
  ALREADY_EXISTS: [409, 'uniqueness'],
  STALE_VERSION: [412],
};

/** What is not written as JSON, or has a shape that no resource has. */
const isSyntax = ({ fields = {} }: AppError): boolean => 'body' in fields;

/** A failure of the console in the words of the standard. */
export const toScimError = (error: AppError): ScimError => {
  const [status = error.status, scimType] = words[error.code] ?? [];
  const fields = Object.entries(error.fields ?? {}).map(([name, said]) => `${name}: ${said}`);
  return new ScimError(
    status,
    isSyntax(error) ? 'invalidSyntax' : scimType,
    [error.message, ...fields].join(' '),
  );
};

/** The body of a refusal. */
export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [scimUrns.error],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
