import { html, type Html } from '../../../platform/pages/html';
import { toFormQuestions } from '../asked-form';
import { lacksAnswersOrConsents, type LinkedApplication } from '../linked-application';
import type { ApplicantTexts } from '../texts/english';
import { renderQuestionsAndConsents, renderFaultSummary } from './asked-parts';
import type { FormState } from './field';

/** Page to confirm an application; for one by mail, it also asks for details that the mail lacked. */
export const renderConfirmForm = (linked: LinkedApplication, state: FormState): Html => {
  const { confirm } = state.texts;
  const asked = toFormQuestions(linked.asked);
  const isAsking = lacksAnswersOrConsents(linked);
  return html`<div class="wrap body">
    <div class="apply">
      <h1>${isAsking ? confirm.askHeading : confirm.heading}</h1>
      <p class="lead">
        ${confirm.before} <strong>${linked.title}</strong>.
        ${isAsking ? confirm.ask : confirm.after}
      </p>
      ${renderFaultSummary(asked, state)}
      <form class="form" method="post" enctype="multipart/form-data" novalidate>
        ${renderQuestionsAndConsents(asked, state)}
        <div class="bar">
          <button class="btn main">${isAsking ? confirm.askButton : confirm.button}</button>
        </div>
      </form>
    </div>
  </div>`;
};

export const renderConfirmedNote = (title: string, { confirm }: ApplicantTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${confirm.doneHeading}</h1>
      <p class="lead" role="status">${confirm.done(title)}</p>
    </div>
  </div>`;
