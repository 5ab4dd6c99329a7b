import { html, type Html } from '../../../platform/pages/html';
import { formatCareersQuery, isListFiltered, type CareersQuery } from '../careers-query';
import {
  findJobs,
  listFilterChoices,
  type JobFilterChoices,
  type SearchableJob,
} from '../find-jobs';
import type { CareersLabels } from './careers-labels';
import { renderJobItems, type ItemsContext } from './job-items';

export const maxJobsOnPage = 20;

interface ListContext extends ItemsContext {
  company: string;
  query: CareersQuery;
}

const renderChoice = (
  name: string,
  label: string,
  values: readonly string[],
  chosen: string,
  any: string,
): Html => {
  const options = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      <option value="">${any}</option>
      ${options.map(
        (value) =>
          html`<option value="${value}" ${value === chosen && html` selected`}>${value}</option>`,
      )}
    </select>
  </div>`;
};

const renderForm = (
  { departments, places, types }: JobFilterChoices,
  { query, labels, addresses }: ListContext,
): Html => {
  const keep = [query.language && ['lang', query.language], query.embed && ['embed', '1']];
  return html`<form class="find" role="search" action="${addresses.toPath('')}">
    <div class="field wide">
      <label for="search">${labels.search}</label
      ><input
        id="search"
        name="search"
        type="search"
        maxlength="100"
        value="${query.search}"
        placeholder="${labels.searchHint}"
      />
    </div>
    ${renderChoice('department', labels.department, departments, query.department, labels.any)}${renderChoice('place', labels.place, places, query.place, labels.any)}${renderChoice('type', labels.type, types, query.type, labels.any)}
    <div class="last">
      <button class="btn main">${labels.find}</button
      ><label class="tick"
        ><input
          type="checkbox"
          name="remote"
          value="1"
          ${query.remote && html` checked`}
        />${labels.remoteOnly}</label
      >
    </div>
    ${keep.map((pair) =>
      pair ? html`<input type="hidden" name="${pair[0]}" value="${pair[1]}" />` : html``,
    )}
  </form>`;
};

const listPageNumbers = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);

const renderPages = (last: number, { query, labels, addresses }: ListContext): Html | undefined => {
  if (last <= 1) return undefined;
  const toAddress = (page: number) =>
    `${addresses.toPath('')}${formatCareersQuery({ ...query, page })}`;
  const { page } = query;
  const step = (to: number, rel: string, label: string): Html =>
    html`<li><a rel="${rel}" href="${toAddress(to)}">${label}</a></li>`;
  return html`<nav aria-label="${labels.pages}">
    <ul class="pages">
      ${page > 1 && step(page - 1, 'prev', labels.previous)}${listPageNumbers(page, last).map(
        (one) =>
          one === page
            ? html`<li><span aria-current="page">${one}</span></li>`
            : html`<li><a href="${toAddress(one)}">${one}</a></li>`,
      )}${page < last && step(page + 1, 'next', labels.next)}
    </ul>
  </nav>`;
};

const renderEmpty = (isSearch: boolean, labels: CareersLabels, listAddress: string): Html =>
  isSearch
    ? html`<div class="card empty">
        <h2>${labels.foundCount(0)}</h2>
        <p>${labels.noneFits}</p>
        <p><a class="btn" href="${listAddress}">${labels.clear}</a></p>
      </div>`
    : html`<div class="card empty">
        <h2>${labels.openCount(0)}</h2>
        <p>${labels.noneOpen}</p>
      </div>`;

/**
 * Returns the HTML of the list and the number of the page shown: a page after the last one shows the last.
 */
export const renderList = (
  jobs: readonly SearchableJob[],
  context: ListContext,
): { body: Html; page: number } => {
  const { query, labels, company, addresses } = context;
  const found = findJobs(jobs, query);
  const last = Math.max(1, Math.ceil(found.length / maxJobsOnPage));
  const page = Math.min(query.page, last);
  const shown = found.slice((page - 1) * maxJobsOnPage, page * maxJobsOnPage);
  const isSearch = isListFiltered(query);
  const { language, embed } = query;
  const plain = `${addresses.toPath('')}${formatCareersQuery({ language, embed })}`;
  const sum = html`<div class="sum" role="status">
    <span>${isSearch ? labels.foundCount(found.length) : labels.openCount(found.length)}</span
    >${isSearch && found.length > 0 && html`<a href="${plain}">${labels.clear}</a>`}
  </div>`;
  const items =
    shown.length > 0
      ? html`${sum}${renderJobItems(shown, 'h2', context)}${renderPages(last, { ...context, query: { ...query, page } })}`
      : renderEmpty(isSearch, labels, plain);
  const form = jobs.length > 0 ? renderForm(listFilterChoices(jobs), context) : undefined;
  return {
    page,
    body: html`<div class="hero">
        <div class="wrap">
          <h1>${labels.headline(company)}</h1>
          ${form}
        </div>
      </div>
      <div class="wrap body">${items}</div>`,
  };
};
