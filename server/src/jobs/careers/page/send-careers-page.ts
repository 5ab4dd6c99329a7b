import type { FastifyReply } from 'fastify';
import type { CareersAddresses } from '../careers-addresses';
import { renderCareersPage, toLogoUrl, type CareersPage } from './careers-page';
import { writePolicy, type PolicyOptions } from './careers-policy';

const findOrigin = (address: string | undefined): string =>
  address && URL.canParse(address) ? new URL(address).origin : '';

export const toCareersHeaders = (
  page: CareersPage,
  addresses: CareersAddresses,
  policy: Pick<PolicyOptions, 'frameAncestors'> = {},
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': writePolicy({
    ...policy,
    scripts: page.scripts,
    styles: page.styles,
    imageOrigin: findOrigin(toLogoUrl(page.company, addresses)),
  }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
});

/** Sends a page for one person, which is not cached. Its route needs the option `helmet: false`. */
export const sendCareersPage = (
  reply: FastifyReply,
  page: CareersPage,
  addresses: CareersAddresses,
  status = 200,
): FastifyReply =>
  reply
    .status(status)
    .headers({ ...toCareersHeaders(page, addresses), 'cache-control': 'no-store' })
    .send(renderCareersPage(page, addresses));
