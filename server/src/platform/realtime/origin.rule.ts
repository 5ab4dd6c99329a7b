import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { isKnownHost } from '../http/host.rule';

const parseOrigin = (address: string | undefined): URL | undefined => {
  try {
    return address ? new URL(address) : undefined;
  } catch {
    return undefined;
  }
};

/** Without PUBLIC_URL, the request's host must match; a proxy may change the scheme. */
export const isOwnPage = (
  {
    publicUrl,
    callbackOrigins,
    embeddingApps,
  }: Pick<Config, 'publicUrl' | 'callbackOrigins' | 'embeddingApps'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): boolean => {
  const origin = parseOrigin(headers.origin);
  if (!origin) return false;
  if (callbackOrigins.includes(origin.origin)) return true;
  if (embeddingApps.some((one) => one.origin === origin.origin)) return true;
  if (publicUrl) return origin.origin === new URL(publicUrl).origin;
  return (
    origin.host === headers.host && isKnownHost({ publicUrl, careersUrl: undefined }, origin.host)
  );
};
