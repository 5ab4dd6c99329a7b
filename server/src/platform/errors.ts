/** Every failure of the API: a stable code, its HTTP status, and what the user can do. */
export const errorCatalogue = {
  INVALID_INPUT: [422, 'Some fields need your attention.'],
  NOT_SIGNED_IN: [401, 'Your session has ended. Sign in again.'],
  WRONG_APP: [403, 'This session belongs to another app. Open the console from its own address.'],
  TOKEN_UNKNOWN: [
    401,
    'This service token is not known here. It was mistyped, replaced or deleted; make another in General Settings.',
  ],
  TOKEN_EXPIRED: [
    401,
    'This service token has expired. Give it a later last day, or make another.',
  ],
  TOKEN_REVOKED: [401, 'This service token was revoked. Make another in General Settings.'],
  TOKEN_IN_BROWSER: [
    403,
    'A service token was used from a browser, where others can read it. Call from a server, without cookies and Origin, and replace this token.',
  ],
  FORBIDDEN: [403, 'You do not have permission for this. Ask an administrator if you need it.'],
  NOT_FOUND: [404, 'This record does not exist, or it is not visible to you.'],
  NO_SUCH_ADDRESS: [404, 'There is nothing at this address.'],
  GONE: [410, 'This is no longer open.'],
  STALE_VERSION: [409, 'Someone else changed this record. Compare both versions, then save again.'],
  PRECONDITION_FAILED: [412, 'This changed meanwhile. Look at it again, then repeat.'],
  ALREADY_CREATED: [
    422,
    'This was created already, as it stood before you changed it. Discard the draft to create another.',
  ],
  IN_USE: [409, 'This record is still in use.'],
  ALREADY_EXISTS: [409, 'A record with this value exists already.'],
  TOO_LARGE: [
    413,
    'This is more than the server accepts: a file may have 10 MB. Send less at once.',
  ],
  UNSUPPORTED_TYPE: [415, 'Send JSON, form data or multipart.'],
  TOO_SLOW: [408, 'This came too slowly. Send it again over a better line.'],
  TOO_MANY: [429, 'Too many attempts. Wait a moment, then try again.'],
  CALLBACK_REFUSED: [400, 'This sign-in link leads to an address that is not allowed.'],
  UNKNOWN_HOST: [
    421,
    'This server does not know this name as its own. Set PUBLIC_URL to the address under which people reach the console.',
  ],
  FOREIGN_ORIGIN: [403, 'This call must come from the console itself.'],
  NOT_READY: [503, 'The server is starting or stopping. Try again in a moment.'],
  TOO_BUSY: [503, 'This takes too long just now. Ask for less, or try again in a moment.'],
  OVERLOADED: [
    503,
    'The server is receiving too much at once. Nothing was changed; send it again in a few seconds.',
  ],
  INTERNAL: [
    500,
    'Something failed on our side. Try again; if it stays, give support the reference.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorCatalogue;

interface ErrorDetails {
  message?: string;
  fields?: Record<string, string>;
  /** Stored record of a `STALE_VERSION` error; its `id` for `ALREADY_CREATED`. */
  current?: unknown;
  /** Seconds after which a retry makes sense, sent as `Retry-After`. */
  retryAfter?: number;
}

export class AppError extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    super(details.message ?? errorCatalogue[code][1]);
    this.name = 'AppError';
    this.status = errorCatalogue[code][0];
    this.fields = details.fields;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }
}

export const invalidField = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { fields: { [field]: message } });
