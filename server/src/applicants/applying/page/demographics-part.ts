import type { AskedDemographic } from '../../../../contract/applicants/applying/applying';
import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { html, type Html } from '../../../platform/pages/html';
import { applicantTexts } from '../texts/applicant-texts';
import { renderChoice, type FormState } from './field';

/** Demographic question in the language of the page if setup has that language, else in English. */
const renderDemographic = (asked: AskedDemographic, language: CareersLanguage, page: FormState) => {
  const spoken = asked.question[language] === '' ? 'en' : language;
  const state = { ...page, texts: applicantTexts[spoken] };
  const options = asked.choices.map(({ value, text }) => ({ value, label: text[spoken] }));
  const field = { name: asked.field, label: asked.question[spoken], options };
  return html`<div lang="${spoken}">${renderChoice(field, state)}</div>`;
};

export const renderDemographics = (
  asked: readonly AskedDemographic[],
  language: CareersLanguage,
  state: FormState,
): Html | undefined =>
  asked.length > 0
    ? html`<fieldset class="part" aria-describedby="demographics">
        <legend><h2>${state.texts.apply.demographics}</h2></legend>
        <p class="hint" id="demographics">${state.texts.apply.demographicsWhy}</p>
        ${asked.map((question) => renderDemographic(question, language, state))}
      </fieldset>`
    : undefined;

export const getDemographicLabels = (
  asked: readonly AskedDemographic[],
  language: CareersLanguage,
): Record<string, string> =>
  Object.fromEntries(
    asked.map(({ field, question }) => [field, question[language] || question.en]),
  );
