import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../platform/pages/html';
import { renderPageHead } from '../../platform/pages/page-head';
import type { CompanyBranding } from '../../platform/company/company-branding';
import { pageStyles } from './page-styles';

const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6e69"/><path d="M10 8v16M10 17l10-9M13 15l8 9" fill="none" stroke="#fff" stroke-width="3"/></svg>';
const iconAddress = `data:image/svg+xml,${encodeURIComponent(iconSvg)}`;
const webAddressPattern = /^(https?:\/\/|\/(?!\/))/;

const renderLogo = ({ name, logoUrl }: CompanyBranding): Html =>
  webAddressPattern.test(logoUrl)
    ? html`<img src="${logoUrl}" alt="" />`
    : html`<i aria-hidden="true">${name.slice(0, 1).toUpperCase()}</i>`;

const renderDocument = async (
  { title, company, content }: AccountPage,
  nonce: string,
): Promise<Html> => {
  const head = await renderPageHead({
    title: `${title} · ${company.name}`,
    nonce,
    styles: pageStyles,
    more: html`<link rel="icon" href="${iconAddress}" />`,
  });
  return html`<!doctype html>
    <html lang="en">
      ${head}
      <body>
        <div class="page">
          <header class="brand">
            <div class="logo">${renderLogo(company)}${company.name}</div>
            <h2>Every opening, applicant and referral in one calm place.</h2>
            <p>Post a job, follow each person through its stages, and thank those who sent them.</p>
          </header>
          <main><div class="sheet">${content}</div></main>
        </div>
      </body>
    </html>`;
};

export interface AccountPage {
  title: string;
  company: CompanyBranding;
  content: Html;
  status?: number;
}

/** Sends a page without scripts, which caches must not store. */
export const sendAccountPage = async (
  reply: FastifyReply,
  page: AccountPage,
): Promise<FastifyReply> =>
  reply
    .status(page.status ?? 200)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send((await renderDocument(page, reply.cspNonce.style)).text);
