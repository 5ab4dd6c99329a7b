import { html, type Html } from '../../../platform/pages/html';
import type { LiveJobEntry } from '../live-job';
import { renderJobItems, type ItemsContext } from './job-items';

export const renderMissingPage = (
  isGone: boolean,
  jobs: readonly LiveJobEntry[],
  context: ItemsContext,
): Html => {
  const { labels, addresses } = context;
  const lead = jobs.length === 0 ? labels.noneOpen : isGone ? labels.goneLead : labels.missingLead;
  return html`<div class="hero">
      <div class="wrap">
        <h1>${isGone ? labels.gone : labels.missing}</h1>
        <p class="lead">${lead}</p>
      </div>
    </div>
    <div class="wrap body">
      ${jobs.length > 0 && renderJobItems(jobs, 'h2', context)}
      <p><a class="back" href="${addresses.toPath('')}">${labels.allJobs}</a></p>
    </div>`;
};
