import { html } from '../../../platform/pages/html';
import type { RenderedAnswer } from '../page-cache/answer-cache';
import type { CareersAddresses } from '../careers-addresses';
import type { CareersContent } from '../careers-content';
import { formatCareersQuery, isListFiltered, type CareersQuery } from '../careers-query';
import { findRelatedJobs } from '../find-jobs';
import type { LiveJob } from '../live-job';
import { careersLabels, careersLanguages, type CareersLanguage } from './careers-labels';
import { renderCareersPage, type CareersPage } from './careers-page';
import { detectLanguage } from './detect-language.rule';
import { renderJobHead, toMetaDescription, toMetaTitle } from './job-head';
import { renderLanguages } from './job-items';
import { renderJob } from './job-page';
import { renderList } from './list-page';
import { renderMissingPage } from './missing-page';
import { toCareersHeaders } from './send-careers-page';

const relatedCount = 4;
const offeredCount = 8;

const languageNames = careersLanguages.map((one) => [one, careersLabels[one].name] as const);

export const createCareersPageRenderer = (addresses: CareersAddresses) => {
  const toFooter = (path: string, language: CareersLanguage) =>
    renderLanguages(
      addresses.toPath(path),
      language,
      languageNames,
      careersLabels[language].languages,
    );

  const toAnswer = (
    page: CareersPage,
    status: number,
    frameAncestors?: string,
  ): RenderedAnswer => ({
    status,
    headers: toCareersHeaders(page, addresses, { ...(frameAncestors && { frameAncestors }) }),
    body: renderCareersPage(page, addresses),
  });

  const toAlternates = () =>
    html`${careersLanguages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${addresses.toUrl('')}?lang=${one}" />`)}<link
        rel="alternate"
        hreflang="x-default"
        href="${addresses.toUrl('')}"
      />`;

  return {
    list: ({ company, jobs }: CareersContent, query: CareersQuery): RenderedAnswer => {
      const language = query.language ?? 'en';
      const labels = careersLabels[language];
      const { body, page } = renderList(jobs, {
        ...{ addresses, labels, query, company: company.name },
        ...{ language: query.language, isEmbedded: query.embed },
      });
      const isListed = !isListFiltered(query) && !query.embed;
      const own = formatCareersQuery({ language: query.language, page });
      return toAnswer(
        {
          ...{ language, company, body },
          title: labels.openJobs,
          description: `${labels.headline(company.name)}. ${labels.openCount(jobs.length)}.`,
          ...(isListed && { canonical: `${addresses.toUrl('')}${own}`, head: toAlternates() }),
          footer: toFooter('', language),
          isEmbedded: query.embed,
        },
        200,
        query.embed ? '*' : undefined,
      );
    },

    job: (job: LiveJob, content: CareersContent, query: CareersQuery): RenderedAnswer => {
      const { company, jobs, timeZone } = content;
      const textLanguage = detectLanguage(job.description);
      const language = query.language ?? textLanguage;
      const labels = careersLabels[language];
      const body = renderJob(job, {
        ...{ addresses, labels, language: query.language, timeZone, textLanguage },
        related: findRelatedJobs(jobs, job, relatedCount),
      });
      const canonical = job.canonical || addresses.toUrl(`/${job.slug}`);
      return toAnswer(
        {
          ...{ language, company, body },
          title: job.title,
          documentTitle: toMetaTitle(job, company.name),
          description: toMetaDescription(job),
          ...((job.isIndexed || job.canonical !== '') && { canonical }),
          head: renderJobHead(job, content, addresses),
          footer: toFooter(`/${job.slug}`, language),
        },
        200,
      );
    },

    missing: (
      { company, jobs }: CareersContent,
      query: CareersQuery,
      isGone: boolean,
    ): RenderedAnswer => {
      const language = query.language ?? 'en';
      const labels = careersLabels[language];
      const offered = jobs.slice(0, offeredCount);
      const context = { addresses, labels, language: query.language };
      return toAnswer(
        {
          ...{ language, company },
          title: isGone ? labels.gone : labels.missing,
          body: renderMissingPage(isGone, offered, context),
        },
        isGone ? 410 : 404,
      );
    },

    away: (): RenderedAnswer => {
      const labels = careersLabels.en;
      const body = html`<div class="hero">
        <div class="wrap">
          <h1>${labels.away}</h1>
          <p class="lead">${labels.awayLead}</p>
        </div>
      </div>`;
      const company = { name: labels.openJobs, logoUrl: '', faviconUrl: '' };
      return toAnswer({ language: 'en', company, title: labels.away, body }, 503);
    },
  };
};
