import type { CompanyBranding } from '../../../platform/company/company-branding';
import { html, Html } from '../../../platform/pages/html';
import type { CareersAddresses } from '../careers-addresses';
import { careersStyles } from './careers-styles';
import { careersLabels, type CareersLanguage } from './careers-labels';

export interface CareersPage {
  language: CareersLanguage;
  /** Title of the page without the company's name, which is added. */
  title: string;
  company: CompanyBranding;
  /** Content of the element `main`; its first element is the heading. */
  body: Html;
  description?: string;
  /** Title in the browser's tab and in search results, instead of title and company name. */
  documentTitle?: string;
  /** Address under which search engines list the page; without it the page is not listed. */
  canonical?: string;
  head?: Html;
  /** Content of the footer: links to the same page in other languages. */
  footer?: Html;
  styles?: readonly string[];
  scripts?: readonly string[];
  /** True in a frame: parts that the surrounding page already has, such as the header, are omitted. */
  isEmbedded?: boolean;
}

const webAddressPattern = /^(https?:\/\/|\/(?!\/))/;

/** Address of a file of the console: absolute if the careers pages have another origin than the console. */
const toOwnUrl = (address: string, addresses: CareersAddresses): string | undefined => {
  if (!webAddressPattern.test(address)) return undefined;
  if (!address.startsWith('/') || !addresses.isOwnOrigin) return address;
  return addresses.toConsoleUrl(address);
};

export const toLogoUrl = (
  { logoUrl }: CompanyBranding,
  addresses: CareersAddresses,
): string | undefined => toOwnUrl(logoUrl, addresses);

const renderLogo = (company: CompanyBranding, addresses: CareersAddresses): Html => {
  const logo = toLogoUrl(company, addresses);
  return logo
    ? html`<img src="${logo}" alt="" height="32" />`
    : html`<i aria-hidden="true">${company.name.slice(0, 1).toUpperCase()}</i>`;
};

/** The element has no blanks around its text, since the policy permits the text by its hash. */
const renderElement = (name: 'script' | 'style', text: string): Html =>
  new Html(`<${name}>${text}</${name}>`);

/** An empty icon, so that browsers do not request /favicon.ico, which would log an error. */
const noIcon = 'data:,';

const renderHead = (page: CareersPage, addresses: CareersAddresses): Html => {
  const { title, company, description, canonical, head, styles = [] } = page;
  const documentTitle = page.documentTitle ?? `${title} · ${company.name}`;
  const icon = toOwnUrl(company.faviconUrl, addresses);
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>${documentTitle}</title>
    ${description ? html`<meta name="description" content="${description}" />` : undefined}${
      canonical === undefined
        ? html`<meta name="robots" content="noindex" />`
        : html`<link rel="canonical" href="${canonical}" />`
    }
    <link rel="icon" href="${icon ?? noIcon}" />
    ${head} ${[careersStyles.text, ...styles].map((text) => renderElement('style', text))}
  </head>`;
};

/** Renders a page without scripts, except for the given `scripts`, whose hashes `writePolicy` permits. */
export const renderCareersPage = (page: CareersPage, addresses: CareersAddresses): string => {
  const { language, company, body, footer, scripts = [], isEmbedded = false } = page;
  const labels = careersLabels[language];
  const list = addresses.toPath('');
  const top = html`<a class="skip" href="#main">${labels.skip}</a>
    <header class="top">
      <div class="wrap">
        <a class="brand" href="${list}">${renderLogo(company, addresses)}${company.name}</a>
        <nav aria-label="${company.name}"><a href="${list}">${labels.openJobs}</a></nav>
      </div>
    </header>`;
  const bottom = html`<footer>
    <div class="wrap"><span>© ${company.name}</span>${footer}</div>
  </footer>`;
  return html`<!doctype html>
    <html lang="${language}">
      ${renderHead(page, addresses)}
      <body>
        ${!isEmbedded && top}
        <main id="main" tabindex="-1">${body}</main>
        ${!isEmbedded && bottom}${scripts.map((text) => renderElement('script', text))}
      </body>
    </html>`.text;
};
