import { html, type Html } from '../../platform/pages/html';
import {
  currencies,
  dateOrderNames,
  dateOrders,
} from '../../../contract/platform/company/company-constants';
import { presentName, timeZones } from '../../../contract/platform/company/time-zone-constants';
import type { SetupField, SetupForm } from './setup-form';

export type SetupProblems = Partial<Record<SetupField, string>>;

interface FieldOptions {
  name: SetupField;
  label: string;
  autocomplete?: string;
  type?: string;
  hint?: string;
}

const renderProblemAttributes = (name: string, problem: string | undefined): Html | undefined =>
  problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : undefined;

const renderProblemText = (name: string, problem: string | undefined): Html | undefined =>
  problem ? html`<span class="wrong" id="${name}-problem">${problem}</span>` : undefined;

const renderInput = (form: SetupForm, problems: SetupProblems, parts: FieldOptions): Html => {
  const { name, label, autocomplete = 'off', type = 'text', hint } = parts;
  const value = type === 'password' ? '' : form[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="300"
      ${type === 'password' && form.typed ? undefined : html` required`}${renderProblemAttributes(name, problems[name])}
    />
    ${hint ? html`<span class="hint">${hint}</span>` : undefined}${renderProblemText(name, problems[name])}
  </div>`;
};

const renderChoice = (
  form: SetupForm,
  problems: SetupProblems,
  name: 'timeZone' | 'currency',
  label: string,
  values: readonly string[],
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" required${renderProblemAttributes(name, problems[name])}>
      <option value="">Choose…</option>
      ${values.map(
        (value) =>
          html`<option${value === form[name] ? html` selected` : undefined}>${value}</option>`,
      )}</select
    >${renderProblemText(name, problems[name])}
  </div>`;

const renderDateOrderChoice = (form: SetupForm, problems: SetupProblems): Html =>
  html`<div class="field">
    <label for="dateOrder">Dates</label>
    <select
      id="dateOrder"
      name="dateOrder"
      ${renderProblemAttributes('dateOrder', problems.dateOrder)}
    >
      ${dateOrders.map(
        (order) =>
          html`<option value="${order}" ${order === form.dateOrder ? html` selected` : undefined}>
            ${dateOrderNames[order]}
          </option>`,
      )}</select
    >${renderProblemText('dateOrder', problems.dateOrder)}
  </div>`;

export const renderSetupContent = (sent: SetupForm, problems: SetupProblems): Html => {
  const form = { ...sent, timeZone: presentName(sent.timeZone ?? '') ?? '' };
  const count = Object.keys(problems).length;
  const field = (parts: FieldOptions) => renderInput(form, problems, parts);
  return html`<div>
      <h1>Set up the console</h1>
      <p class="lead">Nobody is here yet. You become the first administrator.</p>
    </div>
    ${count > 0 ? html`<div class="alert" role="alert">Some fields need your attention.</div>` : undefined}
    <form method="post" action="/account/setup">
      ${field({ name: 'key', label: 'Setup key', hint: 'The server printed it when it started.' })}
      ${field({ name: 'companyName', label: 'Company', autocomplete: 'organization' })}
      <div class="row">
        ${renderChoice(form, problems, 'timeZone', 'Time zone', timeZones)}
        ${renderChoice(form, problems, 'currency', 'Currency', currencies)}
      </div>
      ${renderDateOrderChoice(form, problems)}
      <div class="row">
        ${field({ name: 'firstName', label: 'First name', autocomplete: 'given-name' })}
        ${field({ name: 'lastName', label: 'Last name', autocomplete: 'family-name' })}
      </div>
      ${field({ name: 'userName', label: 'User name', autocomplete: 'username' })}
      ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' })}
      ${field({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: form.typed
          ? 'What you typed is kept. Type another one to change it.'
          : 'At least 12 characters.',
      })}
      ${form.typed ? html`<input type="hidden" name="typed" value="${form.typed}" />` : undefined}
      <button class="main">Create the administrator</button>
    </form>`;
};
