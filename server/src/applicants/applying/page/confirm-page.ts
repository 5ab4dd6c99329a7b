import { html, type Html } from '../../../platform/pages/html';
import { toAskedOfApplicant } from '../asked-form';
import { asksAnything, type LinkedApplication } from '../linked-application';
import type { ApplicantTexts } from '../texts/english';
import { renderAsked, renderSummary } from './asked-parts';
import type { FormState } from './field';

/**
 * Page to confirm an application; for one by mail, it also asks for details that the mail lacked.
 */
export const renderConfirm = (linked: LinkedApplication, state: FormState): Html => {
  const { confirm } = state.texts;
  const asked = toAskedOfApplicant(linked.asked);
  const isAsking = asksAnything(linked);
  return html`<div class="wrap body">
    <div class="apply">
      <h1>${isAsking ? confirm.askHeading : confirm.heading}</h1>
      <p class="lead">
        ${confirm.before} <strong>${linked.title}</strong>.
        ${isAsking ? confirm.ask : confirm.after}
      </p>
      ${renderSummary(asked, state)}
      <form class="form" method="post" enctype="multipart/form-data" novalidate>
        ${renderAsked(asked, state)}
        <div class="bar">
          <button class="btn main">${isAsking ? confirm.askButton : confirm.button}</button>
        </div>
      </form>
    </div>
  </div>`;
};

export const renderConfirmed = (title: string, { confirm }: ApplicantTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${confirm.doneHeading}</h1>
      <p class="lead" role="status">${confirm.done(title)}</p>
    </div>
  </div>`;
