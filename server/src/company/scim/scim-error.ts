import type { ScimType } from '../../../contract/company/scim/scim-constants';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { AppError } from '../../platform/errors';
import { type ErrorCode } from '../../platform/errors';

/** Error response of SCIM; `detail` says what the client must correct. */
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

export const createInvalidValueError = (detail: string): ScimError =>
  new ScimError(400, 'invalidValue', detail);
export const createUniquenessError = (detail: string): ScimError =>
  new ScimError(409, 'uniqueness', detail);

export const createScimNotFoundError = (): ScimError =>
  new ScimError(404, undefined, 'There is nothing at this address. It was deleted, or never was.');

const scimStatuses: Partial<Record<ErrorCode, [status: number, scimType?: ScimType]>> = {
  INVALID_INPUT: [400, 'invalidValue'],
  ALREADY_EXISTS: [409, 'uniqueness'],
  STALE_VERSION: [412],
};

/** True for invalid JSON and for bodies of a wrong shape. */
const isSyntaxError = ({ fields = {} }: AppError): boolean => 'body' in fields;

export const toScimError = (error: AppError): ScimError => {
  const [status = error.status, scimType] = scimStatuses[error.code] ?? [];
  const fields = Object.entries(error.fields ?? {}).map(([name, message]) => `${name}: ${message}`);
  return new ScimError(
    status,
    isSyntaxError(error) ? 'invalidSyntax' : scimType,
    [error.message, ...fields].join(' '),
  );
};

export const toErrorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [scimUrns.error],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
