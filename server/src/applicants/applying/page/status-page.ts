import type { StatusCategory } from '../../../../contract/applicants/applications/application-constants';
import { html, type Html } from '../../../platform/pages/html';
import type { StatusRecord } from '../status-record';
import { renderFile, renderInput, type FormState } from './field';

interface StatusText {
  /** Position among the steps. */
  step: 0 | 1 | 2;
  heading: string;
  next: string;
}

/** Safe words: nothing here says what staff call a stage, or what they think. */
const statusTexts: Readonly<Record<StatusCategory, StatusText>> = {
  start: {
    step: 0,
    heading: 'Your application has arrived',
    next: 'The hiring team reads it next. You need to do nothing.',
  },
  active: {
    step: 1,
    heading: 'Your application is in review',
    next: 'The hiring team is looking at it, and writes or calls when there is news.',
  },
  'on-hold': {
    step: 1,
    heading: 'Your application is in review',
    next: 'The hiring team has not decided yet, and writes or calls when there is news.',
  },
  hired: {
    step: 2,
    heading: 'You are in: congratulations',
    next: 'The hiring team is in touch about your first day. Welcome!',
  },
  rejected: {
    step: 2,
    heading: 'It did not work out this time',
    next: 'The hiring team decided for somebody else. Thank you for your time; another of our jobs may fit.',
  },
  withdrawn: {
    step: 2,
    heading: 'You withdrew your application',
    next: 'Nobody works on it any more. You are welcome to apply again.',
  },
};

const steps = ['Received', 'In review', 'Decided'];

const getStatusText = ({ category, isWithdrawn }: StatusRecord): StatusText =>
  statusTexts[
    isWithdrawn && category !== 'hired' && category !== 'rejected' ? 'withdrawn' : category
  ];

const renderTrack = ({ step }: StatusText, { sentOn, movedOn }: StatusRecord): Html =>
  html`<ol class="track">
    ${steps.map(
      (label, at) =>
        html`<li${at === step && html` aria-current="step"`}>${at === step ? html`<strong>${label}</strong>` : label}${
          at === 0 && html` <span class="hint">${sentOn}</span>`
        }${at === step && at > 0 && html` <span class="hint">${movedOn}</span>`}</li>`,
    )}
  </ol>`;

const renderFact = (label: string, value: string): Html | undefined =>
  value === ''
    ? undefined
    : html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`;

const yesNoLabels: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

const renderSentFacts = (record: StatusRecord): Html =>
  html`<section class="part">
    <h2>What you sent</h2>
    <dl>
      ${renderFact('Name', `${record.firstName} ${record.lastName}`.trim())}
      ${renderFact('Resume', record.resumeName ?? (record.hasResumeText ? 'As text' : ''))}
      ${renderFact('Your words', record.letter)}
      ${record.answers.map(({ question, answer }) => renderFact(question, yesNoLabels[answer] ?? answer) ?? html``)}
    </dl>
  </section>`;

const renderContact = (path: string, record: StatusRecord, state: FormState): Html =>
  html`<form class="part form" method="post" action="${path}/contact" novalidate>
    <h2>How we reach you</h2>
    ${renderInput({ name: 'email', label: 'E-mail', type: 'email', complete: 'email', isRequired: true }, state)}
    ${renderInput({ name: 'phone', label: 'Phone', type: 'tel', complete: 'tel' }, state)}
    <div><button class="btn">Save</button></div>
  </form>`;

const renderResumeForm = (path: string, record: StatusRecord, state: FormState): Html =>
  html`<form
    class="part form"
    method="post"
    action="${path}/resume"
    enctype="multipart/form-data"
    novalidate
  >
    <h2>${record.resumeName ? 'A newer resume' : 'Add your resume'}</h2>
    ${renderFile(
      {
        name: 'resume',
        label: 'Resume',
        hint: `PDF or Word, up to 10 MB.${record.resumeName ? ' It takes the place of the one you sent.' : ''}`,
        isRequired: true,
      },
      state,
    )}
    <div><button class="btn">Send file</button></div>
  </form>`;

const renderConsents = (path: string, { consents }: StatusRecord): Html | undefined =>
  consents.length === 0
    ? undefined
    : html`<section class="part">
        <h2>What you agreed to</h2>
        ${consents.map(
          ({ consentId, text, agreedOn, isRequired }) =>
            html`<div class="field">
              <p>${text} <span class="hint">${agreedOn}</span></p>
              ${
                !isRequired &&
                html`<form method="post" action="${path}/consent">
                  <input type="hidden" name="consentId" value="${consentId}" />
                  <button class="btn">Take back</button>
                </form>`
              }
            </div>`,
        )}
      </section>`;

const renderWithdrawal = (path: string): Html =>
  html`<details class="part">
    <summary>Withdraw my application</summary>
    <form class="form" method="post" action="${path}/withdraw">
      <p>
        The hiring team stops working on it. You cannot take this back, but you can apply again.
      </p>
      <div><button class="btn">Yes, withdraw it</button></div>
    </form>
  </details>`;

export const statusNotes = {
  contact: 'Your contact data are saved.',
  resume: 'Your resume has arrived.',
  consent: 'Your agreement is taken back.',
  withdrawn: 'Your application is withdrawn.',
} as const;
export type StatusNote = keyof typeof statusNotes;

export interface StatusPage {
  record: StatusRecord;
  /** Path of the page. */
  path: string;
  state: FormState;
  note: StatusNote | undefined;
}

export const renderStatusPage = ({ record, path, state, note }: StatusPage): Html => {
  const status = getStatusText(record);
  const isOpen = status.step < 2;
  return html`<div class="wrap body">
    <div class="apply">
      ${note && html`<p class="note" role="status">${statusNotes[note]}</p>`}
      <p class="hint">${record.title}</p>
      <h1>${status.heading}</h1>
      <p class="lead">${status.next}</p>
      <section class="part" aria-label="Where it stands">${renderTrack(status, record)}</section>
      ${renderSentFacts(record)} ${isOpen && renderContact(path, record, state)}
      ${isOpen && renderResumeForm(path, record, state)} ${renderConsents(path, record)}
      ${isOpen && renderWithdrawal(path)}
    </div>
  </div>`;
};
