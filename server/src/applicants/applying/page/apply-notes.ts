import type { ApplicationSendingState } from '../../../../contract/applicants/applying/applying-constants';
import { html, type Html } from '../../../platform/pages/html';
import type { OpenJob } from '../find-live-job';
import type { ApplicantTexts } from '../texts/english';

interface SentPage {
  slug: string;
  title: string;
  state: ApplicationSendingState;
  listPath: string;
  texts: ApplicantTexts;
}

export const renderSentNote = ({ slug, title, state, listPath, texts }: SentPage): Html => {
  const { states, appliedFor, otherJobs } = texts.sent;
  const { heading, lead } = states[state];
  return html`<div class="wrap body" data-slug="${slug}">
    <div class="apply">
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <p>${appliedFor} <strong>${title}</strong>.</p>
      <p><a class="btn" href="${listPath}">${otherJobs}</a></p>
    </div>
  </div>`;
};

interface ClosedPage {
  jobs: readonly OpenJob[];
  toPath(path: string): string;
  texts: ApplicantTexts;
}

export const renderClosedJobNote = ({ jobs, toPath, texts: { closed } }: ClosedPage): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${closed.heading}</h1>
      <p class="lead">${closed.lead}</p>
      ${
        jobs.length > 0 &&
        html`<h2>${closed.openJobs}</h2>
          <ul class="card jobs">
            ${jobs.map(
              ({ slug, title }) =>
                html`<li><a href="${toPath(`/${slug}/apply`)}">${title}</a></li>`,
            )}
          </ul>`
      }
      <p><a class="btn" href="${toPath('')}">${closed.allJobs}</a></p>
    </div>
  </div>`;

/**
 * Page for a request that is refused for now, such as after too many applications from one network; the
 * browser keeps the form's draft.
 */
export const renderRefusalNote = (
  message: string,
  { backPath, isForm }: { backPath: string; isForm: boolean },
  { refused }: ApplicantTexts,
): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${refused.heading}</h1>
      <p class="lead" role="alert">${message}</p>
      ${isForm && html`<p>${refused.kept}</p>`}
      <p><a class="btn main" href="${backPath}">${isForm ? refused.back : refused.again}</a></p>
    </div>
  </div>`;
