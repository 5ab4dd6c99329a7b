import { ApiError } from 'shared-auth';

export const failure = (status: number, message: string): ApiError =>
  new ApiError({ code: 'REFUSED', message, status, requestId: 'r-77' });
