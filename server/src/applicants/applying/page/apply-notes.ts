import type { SendingState } from '../../../../contract/applicants/applying/applying-constants';
import { html, type Html } from '../../../platform/pages/html';
import type { OpenJob } from '../find-live-job';

const sentTexts: Readonly<Record<SendingState, { heading: string; lead: string }>> = {
  received: {
    heading: 'Thank you, your application is here',
    lead: 'The hiring team sees it now. If you gave an e-mail address, a message with a link to your own page is on its way: there you see where things stand.',
  },
  confirm: {
    heading: 'One more step',
    lead: 'We sent you an e-mail. Please follow its link, so that we know the address is yours; then your application goes straight to the hiring team.',
  },
  waits: {
    heading: 'Thank you, your application is here',
    lead: 'A person looks at it before it goes on to the hiring team. Nothing is lost.',
  },
};

interface SentPage {
  slug: string;
  title: string;
  state: SendingState;
  listPath: string;
}

export const renderSent = ({ slug, title, state, listPath }: SentPage): Html => {
  const { heading, lead } = sentTexts[state];
  return html`<div class="wrap body" data-slug="${slug}">
    <div class="apply">
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <p>You applied for <strong>${title}</strong>.</p>
      <p><a class="btn" href="${listPath}">See other open jobs</a></p>
    </div>
  </div>`;
};

interface ClosedPage {
  jobs: readonly OpenJob[];
  toPath(path: string): string;
}

export const renderClosed = ({ jobs, toPath }: ClosedPage): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>This job is no longer open</h1>
      <p class="lead">
        It was filled or closed meanwhile. What you wrote about yourself stays in this browser, and
        stands in the form of the next job that you open.
      </p>
      ${
        jobs.length > 0 &&
        html`<h2>Open jobs</h2>
          <ul class="card jobs">
            ${jobs.map(
              ({ slug, title }) =>
                html`<li><a href="${toPath(`/${slug}/apply`)}">${title}</a></li>`,
            )}
          </ul>`
      }
      <p><a class="btn" href="${toPath('')}">See all open jobs</a></p>
    </div>
  </div>`;

/** For what cannot go on just now, such as too many sendings of one network. */
export const renderRefused = (message: string, backPath: string): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>Not just now</h1>
      <p class="lead" role="alert">${message}</p>
      <p>What you wrote stays in this browser.</p>
      <p><a class="btn main" href="${backPath}">Back to the form</a></p>
    </div>
  </div>`;
