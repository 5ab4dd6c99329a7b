import type { StatusCategory } from '../../../../contract/applicants/applications/application-constants';
import { careersLabels } from '../../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import { formatDate } from '../../../jobs/careers/page/format-job';
import { html, type Html } from '../../../platform/pages/html';
import type { StatusPageRecord } from '../status-record';
import type { ApplicantTexts } from '../texts/english';
import { formatAnswer } from './format-answer';
import { renderFile, renderInput, type FormState } from './field';
import { renderFurtherForm } from './further-form';

/** An e-mail address or a phone number is enough, so neither field alone is required. */
const either = { isEither: true } as const;

const stepPositions: Readonly<Record<StatusCategory, 0 | 1 | 2>> = {
  ...{ start: 0, active: 1, 'on-hold': 1 },
  ...{ hired: 2, rejected: 2, withdrawn: 2 },
};

const toDay = (day: string, { language }: StatusPageRecord): string =>
  day && formatDate(day, careersLabels[language], 'UTC');

const renderTrack = (current: number, record: StatusPageRecord, { status }: ApplicantTexts): Html =>
  html`<ol class="track">
    ${status.steps.map(
      (label, at) =>
        html`<li${at === current && html` aria-current="step"`}>${at === current ? html`<strong>${label}</strong>` : label}${
          at === 0 && html` <span class="hint">${toDay(record.sentOn, record)}</span>`
        }${at === current && at > 0 && html` <span class="hint">${toDay(record.movedOn, record)}</span>`}</li>`,
    )}
  </ol>`;

const renderFact = (label: string, value: string): Html | undefined =>
  value === ''
    ? undefined
    : html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`;

const renderSentFacts = (record: StatusPageRecord, texts: ApplicantTexts): Html => {
  const { status, person, resume } = texts;
  return html`<section class="part">
    <h2>${status.sentHeading}</h2>
    <dl>
      ${renderFact(person.name, `${record.firstName} ${record.lastName}`.trim())}
      ${renderFact(resume.label, record.resumeName ?? (record.hasResumeText ? status.asText : ''))}
      ${renderFact(status.added, record.letter)}
      ${record.answers.map((answer) => renderFact(answer.question, formatAnswer(answer, record.language, texts)) ?? html``)}
    </dl>
  </section>`;
};

const renderContact = (path: string, state: FormState): Html => {
  const { person, status } = state.texts;
  return html`<form class="part form" method="post" action="${path}/contact" novalidate>
    <h2>${status.contact}</h2>
    ${renderInput({ ...either, name: 'email', label: person.email, type: 'email', complete: 'email' }, state)}
    ${renderInput({ ...either, name: 'phone', label: person.phone, type: 'tel', complete: 'tel' }, state)}
    <div><button class="btn">${status.save}</button></div>
  </form>`;
};

const renderResumeForm = (
  path: string,
  { resumeName }: StatusPageRecord,
  state: FormState,
): Html => {
  const { status, resume } = state.texts;
  const hint = [status.resumeHint, ...(resumeName ? [status.replaces] : [])].join(' ');
  return html`<form
    class="part form"
    method="post"
    action="${path}/resume"
    enctype="multipart/form-data"
    novalidate
  >
    <h2>${resumeName ? status.newerResume : status.addResume}</h2>
    ${renderFile({ name: 'resume', label: resume.label, hint, isRequired: true }, state)}
    <div><button class="btn">${status.sendFile}</button></div>
  </form>`;
};

const renderConsents = (
  path: string,
  record: StatusPageRecord,
  { status }: ApplicantTexts,
): Html | undefined =>
  record.consents.length === 0
    ? undefined
    : html`<section class="part">
        <h2>${status.consents}</h2>
        ${record.consents.map(
          ({ consentId, text, agreedOn, isRequired }) =>
            html`<div class="field">
              <p>
                <span lang="${detectLanguage(text)}">${text}</span>
                <span class="hint">${toDay(agreedOn, record)}</span>
              </p>
              ${
                !isRequired &&
                html`<form method="post" action="${path}/consent">
                  <input type="hidden" name="consentId" value="${consentId}" />
                  <button class="btn">${status.takeBack}</button>
                </form>`
              }
            </div>`,
        )}
      </section>`;

const renderWithdrawal = (path: string, { status }: ApplicantTexts): Html =>
  html`<details class="part">
    <summary>${status.withdraw}</summary>
    <form class="form" method="post" action="${path}/withdraw">
      <p>${status.withdrawLead}</p>
      <div><button class="btn">${status.withdrawButton}</button></div>
    </form>
  </details>`;

export type StatusPageNote = keyof ApplicantTexts['status']['notes'];

export interface StatusPage {
  record: StatusPageRecord;
  path: string;
  state: FormState;
  note: StatusPageNote | undefined;
}

const renderPromise = (record: StatusPageRecord, { status }: ApplicantTexts): Html | undefined => {
  const { answerBy, isAnswerLate } = record;
  if (answerBy === null) return undefined;
  const day = toDay(answerBy, record);
  return html`<p><strong>${isAnswerLate ? status.late(day) : status.promise(day)}</strong></p>`;
};

const renderLead = (
  { letterOfRejection, text, openQuestions }: StatusPageRecord,
  texts: ApplicantTexts,
): Html =>
  letterOfRejection === ''
    ? html`<p class="lead">${text.sentence} ${openQuestions.length === 0 && text.next}</p>`
    : html`<section class="part" aria-label="${texts.status.letter}">
        <p class="said">${letterOfRejection}</p>
      </section>`;

export const renderStatusPage = ({ record, path, state, note }: StatusPage): Html => {
  const { texts } = state;
  const step = stepPositions[record.category];
  const isOpen = step < 2;
  return html`<div class="wrap body">
    <div class="apply">
      ${note && html`<p class="note" role="status">${texts.status.notes[note]}</p>`}
      <p class="hint">${record.title}</p>
      <h1>${record.text.heading}</h1>
      ${renderLead(record, texts)} ${renderPromise(record, texts)}
      ${record.hasOffer && html`<p><a class="btn main" href="${path}/offer">${texts.status.offer}</a></p>`}
      ${renderFurtherForm(path, record.openQuestions, state)}
      <section class="part" aria-label="${texts.status.where}">
        ${renderTrack(step, record, texts)}
      </section>
      ${renderSentFacts(record, texts)} ${isOpen && renderContact(path, state)}
      ${isOpen && renderResumeForm(path, record, state)} ${renderConsents(path, record, texts)}
      <p>
        <a class="btn" href="${path}/data">${texts.myData.heading}</a>
        <a class="btn" href="${path}/privacy">${texts.myData.rights}</a>
      </p>
      ${isOpen && renderWithdrawal(path, texts)}
    </div>
  </div>`;
};
