import { html, type Html } from '../../../platform/pages/html';
import type { CareersAddresses } from '../careers-addresses';
import { formatCareersQuery } from '../careers-query';
import type { LiveJobEntry } from '../live-job';
import type { CareersLabels, CareersLanguage } from './careers-labels';
import { formatPay, formatLocations } from './format-job';

export interface ItemsContext {
  addresses: CareersAddresses;
  labels: CareersLabels;
  /** Language that the visitor chose, which links then contain; undefined if none was chosen. */
  language: CareersLanguage | undefined;
  isEmbedded?: boolean;
}

const renderItem = (job: LiveJobEntry, heading: 'h2' | 'h3', context: ItemsContext): Html => {
  const { addresses, labels, language, isEmbedded } = context;
  const address = `${addresses.toPath(`/${job.slug}`)}${formatCareersQuery({ language })}`;
  const link = html`<a href="${address}" ${isEmbedded && html` target="_top"`}>${job.title}</a>`;
  const facts = [formatLocations(job, labels), job.department, job.jobType].filter(Boolean);
  const pay = formatPay(job, labels);
  return html`<li>
    ${heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
    <div class="facts-line">${facts.map((fact) => html`<span>${fact}</span>`)}</div>
    ${pay ? html`<div class="side">${pay}</div>` : undefined}
  </li>`;
};

export const renderJobItems = (
  jobs: readonly LiveJobEntry[],
  heading: 'h2' | 'h3',
  context: ItemsContext,
): Html =>
  html`<ul class="jobs card">
    ${jobs.map((job) => renderItem(job, heading, context))}
  </ul>`;

export const renderLanguages = (
  path: string,
  current: CareersLanguage,
  languages: readonly (readonly [CareersLanguage, string])[],
  label: string,
): Html =>
  html`<nav aria-label="${label}">
    ${languages.map(([language, name]) =>
      language === current
        ? html`<span lang="${language}" aria-current="true">${name}</span>`
        : html`<a lang="${language}" hreflang="${language}" href="${path}?lang=${language}"
            >${name}</a
          >`,
    )}
  </nav>`;
