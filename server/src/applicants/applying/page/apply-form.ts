import type {
  AskedQuestion,
  JobQuestions,
} from '../../../../contract/applicants/applying/applying';
import { html, type Html } from '../../../platform/pages/html';
import {
  renderChoice,
  renderFile,
  renderHidden,
  renderInput,
  renderTextArea,
  renderTick,
  type FormState,
} from './field';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const renderQuestion = (asked: AskedQuestion, state: FormState): Html => {
  const { field, question, description, type, options, isRequired } = asked;
  const frame = { name: field, label: question, hint: description || undefined, isRequired };
  const choices = options.map((option) => ({ value: option, label: option }));
  if (type === 'choice') return renderChoice({ ...frame, options: choices }, state);
  if (type === 'yes-no') return renderChoice({ ...frame, options: yesNo }, state);
  if (type === 'file') return renderFile({ ...frame, hint: description || 'PDF or Word.' }, state);
  if (type === 'number') return renderInput({ ...frame, mode: 'decimal' }, state);
  if (type === 'date') return renderInput({ ...frame, type: 'date' }, state);
  return renderTextArea({ ...frame, rows: 3 }, state);
};

/** One of both is enough, as the sentence above them says. */
const either = { isEither: true } as const;

const renderPerson = (state: FormState): Html =>
  html`<fieldset class="part">
    <legend><h2>About you</h2></legend>
    <div class="pair">
      ${renderInput(
        { name: 'firstName', label: 'First name', complete: 'given-name', isRequired: true },
        state,
      )}
      ${renderInput({ name: 'lastName', label: 'Last name', complete: 'family-name' }, state)}
    </div>
    <p class="hint">An e-mail address or a phone number, whichever you prefer. One is enough.</p>
    <div class="pair">
      ${renderInput({ ...either, name: 'email', label: 'E-mail', type: 'email', complete: 'email' }, state)}
      ${renderInput({ ...either, name: 'phone', label: 'Phone', type: 'tel', complete: 'tel' }, state)}
    </div>
  </fieldset>`;

const renderResume = (state: FormState, resumeName: string | undefined): Html => {
  const isPasted = Boolean(state.values.get('resumeText')) || 'resumeText' in state.faults;
  return html`<fieldset class="part">
    <legend><h2>Your resume</h2></legend>
    ${renderFile(
      {
        name: 'resume',
        label: 'Resume',
        hint: 'PDF or Word, up to 10 MB. No file at hand? Paste its text below.',
        isRequired: true,
      },
      state,
    )}
    <p class="note" id="upload" role="status"${resumeName === undefined && html` hidden`}>
      ${resumeName !== undefined && `${resumeName} is attached. Choose another file to replace it.`}
    </p>
    <details${isPasted && html` open`}>
      <summary>Paste the text instead</summary>
      ${renderTextArea({ name: 'resumeText', label: 'Text of your resume', rows: 8 }, state)}
    </details>
    ${renderTextArea(
      {
        name: 'letter',
        label: 'Anything you would like to add',
        hint: 'A few lines are plenty.',
        rows: 4,
      },
      state,
    )}
  </fieldset>`;
};

const renderTrap = (): Html =>
  html`<div class="sr" aria-hidden="true">
    <label for="website">Leave this empty</label>
    <input id="website" name="website" tabindex="-1" autocomplete="off" value="" />
  </div>`;

const renderSummary = (asked: JobQuestions, { faults }: FormState): Html | undefined => {
  if (Object.keys(faults).length === 0) return undefined;
  const labels: Record<string, string> = {
    ...{ firstName: 'First name', lastName: 'Last name', email: 'E-mail', phone: 'Phone' },
    ...{ resume: 'Resume', resumeText: 'Text of your resume', letter: 'Anything to add' },
    ...Object.fromEntries(asked.questions.map(({ field, question }) => [field, question])),
    ...Object.fromEntries(asked.consents.map(({ field }) => [field, 'Your agreement'])),
  };
  const inOrder = Object.keys(labels).filter((name) => name in faults);
  const names = [...new Set([...inOrder, ...Object.keys(faults)])];
  return html`<div class="alert" role="alert" tabindex="-1" id="faults">
    <h2>
      ${names.length === 1 ? 'One thing is' : `${names.length} things are`} missing or unclear
    </h2>
    <p>What you wrote is still here.</p>
    <ul>
      ${names.map(
        (name) =>
          html`<li>
            ${
              name in labels
                ? html`<a href="#${name}">${labels[name]}</a>: ${faults[name]}`
                : faults[name]
            }
          </li>`,
      )}
    </ul>
  </div>`;
};

export interface ApplyForm {
  asked: JobQuestions;
  state: FormState;
  /** Sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  jobPath: string;
  /** Name of a resume that is here already. */
  resumeName: string | undefined;
}

/** Works without a script; errors stand in place, all at once. */
export const renderApplyForm = ({ asked, state, hidden, jobPath, resumeName }: ApplyForm): Html =>
  html`<div class="wrap body">
    <a class="back" href="${jobPath}">← ${asked.title}</a>
    <div class="apply">
      <h1>Apply for ${asked.title}</h1>
      <p class="lead">It takes about two minutes, and you need no account.</p>
      ${renderSummary(asked, state)}
      <form
        class="form"
        method="post"
        enctype="multipart/form-data"
        novalidate
        id="apply"
        data-slug="${asked.slug}"
      >
        ${renderPerson(state)} ${renderResume(state, resumeName)}
        ${
          asked.questions.length > 0 &&
          html`<fieldset class="part">
            <legend><h2>A few questions</h2></legend>
            ${asked.questions.map((question) => renderQuestion(question, state))}
          </fieldset>`
        }
        <fieldset class="part">
          <legend><h2>Your data</h2></legend>
          ${asked.consents.map(({ field, text, version, isRequired }) =>
            renderTick({ name: field, label: text, value: String(version), isRequired }, state),
          )}
        </fieldset>
        ${renderTrap()} ${renderHidden({ ...hidden, stamp: asked.stamp, work: '' })}
        <div class="bar"><button class="btn main">Send application</button></div>
      </form>
    </div>
  </div>`;
