import { careersLabels } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { formatDate } from '../../jobs/careers/page/format-job';
import type { ConsentInForce } from '../../applicants/applying/judge-form';
import { html, type Html } from '../../platform/pages/html';
import type { PersonAskedForConsent } from './read-own-word';
import { ownConsentTexts } from './texts/own-word-texts';

interface OwnWordPage {
  word: PersonAskedForConsent;
  /** Consent text; undefined once the applicant has consented. */
  consent: ConsentInForce | undefined;
  /** Path of the page on which people consent. */
  path: string;
  /** True after the applicant has consented. */
  isDone: boolean;
}

interface Question {
  heading: string;
  lead: string;
  button: string;
}

const describe = (word: PersonAskedForConsent, isDone: boolean): Question => {
  const { page } = ownConsentTexts[word.language];
  const toDay = (day: string): string => formatDate(day, careersLabels[word.language], 'UTC');
  if (word.agreeBy !== null)
    return {
      ...{ heading: page.askHeading, lead: page.askLead(word.job, toDay(word.agreeBy)) },
      button: page.agree,
    };
  if (word.renewBy !== null)
    return {
      ...{ heading: page.renewHeading, lead: page.renewLead(word.job, toDay(word.renewBy)) },
      button: page.keep,
    };
  return {
    ...{ heading: isDone ? page.doneHeading : page.restHeading, lead: page.restLead(word.job) },
    button: '',
  };
};

const renderGiven = ({ word, path }: OwnWordPage): Html | undefined => {
  const { page } = ownConsentTexts[word.language];
  return word.consents.length === 0
    ? undefined
    : html`<section class="part">
        <h2>${page.agreed}</h2>
        ${word.consents.map(
          ({ consentId, text }) =>
            html`<form class="field" method="post" action="${path}/consent">
              <p lang="${detectLanguage(text)}">${text}</p>
              <input type="hidden" name="consentId" value="${consentId}" />
              <button class="btn">${page.takeBack}</button>
            </form>`,
        )}
      </section>`;
};

export const renderOwnConsentPage = (shown: OwnWordPage): Html => {
  const { word, consent, path, isDone } = shown;
  const { heading, lead, button } = describe(word, isDone);
  return html`<div class="wrap body">
    <div class="apply">
      <h1>${heading}</h1>
      <p class="lead" ${isDone && html`role="status"`}>${lead}</p>
      ${
        button !== '' &&
        consent &&
        html`<form class="part form" method="post" action="${path}/keep">
          <p lang="${detectLanguage(consent.text)}">${consent.text}</p>
          <input type="hidden" name="consentId" value="${consent.id}" />
          <div><button class="btn main">${button}</button></div>
        </form>`
      }
      ${renderGiven(shown)}
      <p><a class="btn" href="${path}/privacy">${ownConsentTexts[word.language].page.rights}</a></p>
    </div>
  </div>`;
};
