import { Html, html } from '../../../platform/pages/html';
import { formatCareersQuery } from '../careers-query';
import type { LiveJob, LiveJobEntry } from '../live-job';
import {
  formatDate,
  formatEducation,
  formatExperience,
  formatPay,
  formatLocations,
  formatWorkplace,
} from './format-job';
import { renderJobItems, type ItemsContext } from './job-items';

interface JobContext extends ItemsContext {
  timeZone: string;
  related: readonly LiveJobEntry[];
  /** Language of the job's description. */
  textLanguage: string;
}

const renderFact = (name: string, value: Html | string | undefined): Html =>
  value
    ? html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`
    : html``;

const renderFacts = (job: LiveJob, { labels, timeZone }: JobContext): Html => {
  const employment = [job.jobType, job.employmentType].filter(Boolean).join(', ');
  const day = (date: string, own: string): Html =>
    html`<time datetime="${own}">${formatDate(date, labels, timeZone)}</time>`;
  return html`<dl>
    ${renderFact(labels.salary, formatPay(job, labels))}${renderFact(labels.workplace, formatWorkplace(job, labels))}${renderFact(labels.department, job.department)}${renderFact(labels.employment, employment)}${renderFact(labels.experience, formatExperience(job, labels))}${renderFact(labels.education, formatEducation(job, labels))}${renderFact(labels.positions, job.positions > 1 ? String(job.positions) : undefined)}${renderFact(labels.postedOn, day(job.openedAt, job.openedAt.slice(0, 10)))}${job.expiryDate ? renderFact(labels.closesOn, day(job.expiryDate, job.expiryDate)) : undefined}${renderFact(labels.jobCode, job.code)}
  </dl>`;
};

const renderSkills = (skills: readonly string[], label: string): Html | undefined =>
  skills.length > 0
    ? html`<section class="card">
        <h2>${label}</h2>
        <ul class="tags">
          ${skills.map((skill) => html`<li>${skill}</li>`)}
        </ul>
      </section>`
    : undefined;

export const renderJob = (job: LiveJob, context: JobContext): Html => {
  const { addresses, labels, language, related, textLanguage } = context;
  const query = formatCareersQuery({ language });
  const apply = html`<a
    class="btn main wide"
    href="${addresses.toPath(`/${job.slug}/apply`)}${query}"
    aria-label="${labels.applyFor(job.title)}"
    >${labels.apply}</a
  >`;
  const places = [formatLocations(job, labels), job.department, job.jobType].filter(Boolean);
  return html`<div class="hero">
      <div class="wrap">
        <a class="back" href="${addresses.toPath('')}${query}">← ${labels.allJobs}</a>
        <h1 lang="${textLanguage}">${job.title}</h1>
        <div class="facts-line">${places.map((fact) => html`<span>${fact}</span>`)}</div>
      </div>
    </div>
    <div class="wrap body">
      <div class="job">
        <article class="text" lang="${textLanguage}" aria-label="${labels.about}">
          ${new Html(job.description)}
        </article>
        <aside>
          <section class="card" aria-label="${labels.facts}">
            ${apply}${renderFacts(job, context)}
          </section>
          ${renderSkills(job.skills, labels.skills)}
        </aside>
      </div>
      ${
        related.length > 0
          ? html`<section class="more">
              <h2>${labels.related}</h2>
              ${renderJobItems(related, 'h3', context)}
            </section>`
          : undefined
      }
      <div class="bar">${apply}</div>
    </div>`;
};
