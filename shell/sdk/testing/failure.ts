import { ApiError } from 'shared-auth';

/** A refusal of the server, with the reference `r-77`. */
export const failure = (status: number, message: string): ApiError =>
  new ApiError({ code: 'REFUSED', message, status, requestId: 'r-77' });
