import { html, type Html } from '../../platform/pages/html';
import {
  currencies,
  dateOrderNames,
  dateOrders,
} from '../../../contract/platform/company/company-constants';
import { presentName, timeZones } from '../../../contract/platform/company/time-zone-constants';
import type { SetupField, SetupForm } from './setup-form';

export type Problems = Partial<Record<SetupField, string>>;

interface FieldOptions {
  name: SetupField;
  label: string;
  autocomplete?: string;
  type?: string;
  hint?: string;
}

const problemAttributes = (name: string, problem: string | undefined): Html | undefined =>
  problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : undefined;

const problemText = (name: string, problem: string | undefined): Html | undefined =>
  problem ? html`<span class="wrong" id="${name}-problem">${problem}</span>` : undefined;

const input = (form: SetupForm, problems: Problems, parts: FieldOptions): Html => {
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
      ${type === 'password' && form.typed ? undefined : html` required`}${problemAttributes(name, problems[name])}
    />
    ${hint ? html`<span class="hint">${hint}</span>` : undefined}${problemText(name, problems[name])}
  </div>`;
};

const choice = (
  form: SetupForm,
  problems: Problems,
  name: 'timeZone' | 'currency',
  label: string,
  values: readonly string[],
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" required${problemAttributes(name, problems[name])}>
      <option value="">Choose…</option>
      ${values.map(
        (value) =>
          html`<option${value === form[name] ? html` selected` : undefined}>${value}</option>`,
      )}</select
    >${problemText(name, problems[name])}
  </div>`;

const dateOrderChoice = (form: SetupForm, problems: Problems): Html =>
  html`<div class="field">
    <label for="dateOrder">Dates</label>
    <select id="dateOrder" name="dateOrder" ${problemAttributes('dateOrder', problems.dateOrder)}>
      ${dateOrders.map(
        (order) =>
          html`<option value="${order}" ${order === form.dateOrder ? html` selected` : undefined}>
            ${dateOrderNames[order]}
          </option>`,
      )}</select
    >${problemText('dateOrder', problems.dateOrder)}
  </div>`;

export const setupContent = (sent: SetupForm, problems: Problems): Html => {
  const form = { ...sent, timeZone: presentName(sent.timeZone ?? '') ?? '' };
  const count = Object.keys(problems).length;
  const field = (parts: FieldOptions) => input(form, problems, parts);
  return html`<div>
      <h1>Set up the console</h1>
      <p class="lead">Nobody is here yet. You become the first administrator.</p>
    </div>
    ${count > 0 ? html`<div class="alert" role="alert">Some fields need your attention.</div>` : undefined}
    <form method="post" action="/account/setup">
      ${field({ name: 'key', label: 'Setup key', hint: 'The server printed it when it started.' })}
      ${field({ name: 'companyName', label: 'Company', autocomplete: 'organization' })}
      <div class="row">
        ${choice(form, problems, 'timeZone', 'Time zone', timeZones)}
        ${choice(form, problems, 'currency', 'Currency', currencies)}
      </div>
      ${dateOrderChoice(form, problems)}
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
