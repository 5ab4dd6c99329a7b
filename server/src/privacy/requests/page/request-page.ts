import {
  requestKindNames,
  type RequestKind,
} from '../../../../contract/privacy/requests/privacy-request-constants';
import {
  renderChoice,
  renderTextArea,
  type FormState,
} from '../../../applicants/applying/page/field';
import { careersLabels, type CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { formatDate } from '../../../jobs/careers/page/format-job';
import { html, type Html } from '../../../platform/pages/html';
import type { OwnRequest } from '../read-own-requests';
import type { RequestTexts } from '../texts/english';

interface RequestPage {
  requests: readonly OwnRequest[];
  language: CareersLanguage;
  texts: RequestTexts;
  state: FormState;
  /** Path of the applicant's status page. */
  path: string;
  /** Text about the request that was just sent; undefined if none was. */
  note: string | undefined;
  statusPage: boolean;
}

const renderRequest = (
  request: OwnRequest,
  { language, texts, path }: Pick<RequestPage, 'language' | 'texts' | 'path'>,
): Html => {
  const toDay = (day: string): string => formatDate(day, careersLabels[language], 'UTC');
  const { id, kind, state, madeOn, dueOn, answer, storedUntil } = request;
  const isClosed = state === 'done' || state === 'refused';
  return html`<div class="field">
    <p><strong>${texts.kinds[kind]}</strong></p>
    <p>
      ${texts.states[state]}
      <span class="hint"
        >${texts.asked(toDay(madeOn))}${isClosed ? '' : `, ${texts.until(toDay(dueOn))}`}</span
      >
    </p>
    ${answer !== '' && html`<p>${texts.answer}: ${answer}</p>`}
    ${
      storedUntil !== null &&
      html`<p>
        <a class="btn main" href="${path}/privacy/${String(id)}/data.zip" download
          >${texts.download}</a
        >
        <span class="hint">${texts.storedUntil(toDay(storedUntil))}</span>
      </p>`
    }
  </div>`;
};

const renderForm = ({ texts, state, path }: RequestPage): Html =>
  html`<form class="part form" method="post" action="${path}/privacy" novalidate>
    ${renderChoice(
      {
        name: 'kind',
        label: texts.kind,
        isRequired: true,
        options: requestKindNames.map((value: RequestKind) => ({
          value,
          label: texts.kinds[value],
        })),
      },
      state,
    )}
    ${renderTextArea({ name: 'note', label: texts.note }, state)}
    <div><button class="btn main">${texts.button}</button></div>
  </form>`;

export const renderRequestPage = (page: RequestPage): Html => {
  const { requests, texts, path, note, statusPage } = page;
  return html`<div class="wrap body">
    ${statusPage && html`<a class="back" href="${path}">← ${texts.back}</a>`}
    <div class="apply">
      ${note !== undefined && html`<p class="note" role="status">${note}</p>`}
      <h1>${texts.heading}</h1>
      <p class="lead">${texts.lead}</p>
      ${
        requests.length > 0 &&
        html`<section class="part">
          <h2>${texts.requests}</h2>
          ${requests.map((request) => renderRequest(request, page))}
        </section>`
      }
      ${renderForm(page)}
    </div>
  </div>`;
};

export const renderConfirmRequest = (kind: RequestKind, texts: RequestTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${texts.confirmHeading}</h1>
      <p class="lead">${texts.confirmLead(texts.kinds[kind])}</p>
      <form class="form" method="post">
        <div><button class="btn main">${texts.confirmButton}</button></div>
      </form>
    </div>
  </div>`;

export const renderRequestConfirmed = (texts: RequestTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${texts.confirmedHeading}</h1>
      <p class="lead" role="status">${texts.confirmed}</p>
    </div>
  </div>`;
