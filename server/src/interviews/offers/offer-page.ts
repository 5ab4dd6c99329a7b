import {
  renderChoice,
  renderInput,
  renderTextArea,
  type FormState,
} from '../../applicants/applying/page/field';
import { careersLabels } from '../../jobs/careers/page/careers-labels';
import { formatDate } from '../../jobs/careers/page/format-job';
import { html, type Html } from '../../platform/pages/html';
import { formatPay } from './offer-document';
import { offerTexts, type OfferTexts } from './offer-texts';
import type { OfferForApplicant } from './read-shown-offer';

interface OfferPage {
  offer: OfferForApplicant;
  /** Path of the applicant's status page. */
  path: string;
  state: FormState;
}

const renderFacts = (offer: OfferForApplicant, texts: OfferTexts): Html => {
  const toDay = (day: string): string => formatDate(day, careersLabels[offer.language], 'UTC');
  const facts = [
    [texts.facts.position, offer.position],
    [texts.facts.pay, formatPay(offer, offer.language)],
    [texts.facts.start, toDay(offer.startsOn)],
    ...(offer.state === 'sent' ? [[texts.facts.answerBy, toDay(offer.expiresOn)]] : []),
  ];
  return html`<dl>
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
};

const renderForm = ({ offer, path, state }: OfferPage, texts: OfferTexts): Html =>
  html`<form class="part form" method="post" action="${path}/offer" novalidate>
    <h2>${texts.answer}</h2>
    <input type="hidden" name="offerId" value="${String(offer.id)}" />
    ${renderChoice(
      {
        ...{ name: 'answer', label: texts.choice, isRequired: true },
        options: [
          { value: 'accept', label: texts.accept },
          { value: 'decline', label: texts.decline },
        ],
      },
      state,
    )}
    ${renderInput(
      {
        ...{ name: 'name', label: texts.name, hint: texts.nameHint },
        ...{ complete: 'name', isRequired: true },
      },
      state,
    )}
    ${renderTextArea({ name: 'reason', label: texts.reason, rows: 3 }, state)}
    <div><button class="btn main">${texts.button}</button></div>
  </form>`;

export const renderOfferPage = (page: OfferPage): Html => {
  const { offer, path } = page;
  const texts = offerTexts[offer.language];
  const { state } = offer;
  const toDay = (day: string): string => formatDate(day, careersLabels[offer.language], 'UTC');
  return html`<div class="wrap body">
    ${offer.hasStatusPage && html`<a class="back" href="${path}">← ${texts.back}</a>`}
    <div class="apply">
      ${
        state === 'sent'
          ? html`<h1>${texts.title(offer.position)}</h1>
              <p class="lead">${texts.lead(toDay(offer.expiresOn))}</p>`
          : html`<h1>${texts.closed[state]}</h1>
              <p class="lead" role="status">${texts.closedNote[state]}</p>`
      }
      <section class="part">
        ${renderFacts(offer, texts)}
        ${
          offer.signedName !== '' &&
          offer.closedOn !== null &&
          html`<p class="hint">${texts.signed(offer.signedName, toDay(offer.closedOn))}</p>`
        }
        ${
          offer.fileId !== null &&
          state !== 'withdrawn' &&
          html`<p>
            <a class="btn" href="${path}/offer/${String(offer.id)}/offer.pdf" target="_blank"
              >${texts.document}</a
            >
          </p>`
        }
      </section>
      ${state === 'sent' && renderForm(page, texts)}
    </div>
  </div>`;
};
