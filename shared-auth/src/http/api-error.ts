import type { Failure } from 'server/contract/answer';

const clientErrorMessages = {
  NETWORK: 'Check your internet connection',
  TIMEOUT: 'The server took too long to answer. Try again.',
  SIGN_IN_FAILED: 'Signing in did not work. Sign out, then sign in again.',
  UNREADABLE: 'The server gave an answer that could not be read. Try again.',
} as const;

export type ClientErrorCode = keyof typeof clientErrorMessages;

interface ErrorDetails extends Omit<Failure['error'], 'requestId'> {
  requestId?: string | undefined;
  /** HTTP status; 0 if no response arrived. */
  status: number;
}

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Error messages of invalid fields, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** Stored record after a version conflict, or the `id` of a record that was already created. */
  readonly current: unknown;

  constructor({ code, message, status, fields, requestId, current }: ErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields ?? {};
    this.requestId = requestId;
    this.current = current;
  }
}

export const createClientError = (code: ClientErrorCode, status = 0): ApiError =>
  new ApiError({ code, message: clientErrorMessages[code], status });

const isFailureBody = (body: unknown): body is Failure =>
  typeof (body as Partial<Failure> | null)?.error?.message === 'string';

/** A body that is not from the API, such as a proxy's page, gives the code UNREADABLE. */
export const readApiError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  if (!isFailureBody(body)) return createClientError('UNREADABLE', response.status);
  return new ApiError({ ...body.error, status: response.status });
};
