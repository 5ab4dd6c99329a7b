import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { toNetworkAddress } from '../../platform/http/client-address';
import { readDeviceCookie } from './browser-cookies';
import type { Identity, SignInProof } from './identity-provider';
import { parseBrowserNote, type KnownBrowser } from './known-browser';
import type { AccountService } from './account-service';
import { listSignInAttempts } from './sign-in-limits';

/** The browser's id, if the user with this name has signed in with it before. */
const findKnownBrowserId = async (
  { db }: AccountService,
  browser: KnownBrowser | undefined,
  name: string,
): Promise<string | undefined> => {
  if (!browser) return undefined;
  const owner = await db.one(sql`
    select 1 from app_user where id = any(${browser.userIds}::integer[])
      and (lower(user_name) = lower(${name}) or lower(email) = lower(${name}))`);
  return owner ? browser.id : undefined;
};

/**
 * Attempts are counted before the check, so that concurrent ones cannot exceed the limit. @throws TOO_MANY
 */
export const identifyUser = async (
  service: AccountService,
  request: FastifyRequest,
  form: SignInProof,
): Promise<Identity | undefined> => {
  if (form.demo !== undefined) return service.demo?.identify(form);
  const { attempts, keys } = service;
  const userName = (form.userName ?? '').trim();
  const browser = parseBrowserNote(readDeviceCookie(request), keys);
  const taken = listSignInAttempts(
    userName.toLowerCase(),
    toNetworkAddress(request.ip),
    await findKnownBrowserId(service, browser, userName),
  );
  await attempts.take(taken);
  const identity = await service.password.identify({ ...form, userName }).catch(async (error) => {
    await attempts.giveBack(taken);
    throw error;
  });
  if (identity) await attempts.succeeded(taken);
  return identity;
};
