import type { FreeTimes } from '../../../../contract/interviews/scheduling/interview';
import { careersLabels, type CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { html, type Html } from '../../../platform/pages/html';
import { choiceTexts } from './choice-texts';
import type { TimeChoice } from './choices';

/** Maximum of days with free times that the page shows. */
const maxDays = 10;

interface ChoicePage {
  choice: TimeChoice;
  language: CareersLanguage;
  timeZone: string;
  times: FreeTimes;
  isTaken: boolean;
}

const formatDay = (day: string, language: CareersLanguage): string =>
  new Intl.DateTimeFormat(careersLabels[language].locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(day));

const renderDay = ([day, times]: [string, FreeTimes], { language, timeZone }: ChoicePage): Html =>
  html`<section class="part">
    <h2>${formatDay(day, language)}</h2>
    <form class="times" method="post">
      <input type="hidden" name="zone" value="${timeZone}" />
      ${times.map(
        ({ start }) =>
          html`<button class="btn" name="start" value="${start}">
            ${start.slice(11)}<span class="sr"> ${choiceTexts[language].choose}</span>
          </button> `,
      )}
    </form>
  </section>`;

const renderZones = ({ language, timeZone }: ChoicePage): Html => {
  const texts = choiceTexts[language];
  return html`<form class="part form" method="get">
    <div class="field">
      <label for="zone">${texts.zone}</label>
      <select id="zone" name="zone">
        ${[...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].map((zone) =>
          zone === timeZone
            ? html`<option selected>${zone}</option>`
            : html`<option>${zone}</option>`,
        )}
      </select>
    </div>
    <div><button class="btn">${texts.showZone}</button></div>
  </form>`;
};

const listDays = (times: FreeTimes): [string, FreeTimes][] => {
  const days = [...new Set(times.map(({ start }) => start.slice(0, 10)))].slice(0, maxDays);
  return days.map((day) => [day, times.filter(({ start }) => start.startsWith(day))]);
};

export const renderTimesToChoose = (page: ChoicePage): Html => {
  const { choice, language, times, isTaken } = page;
  const texts = choiceTexts[language];
  return html`<div class="wrap body">
    <div class="apply">
      ${isTaken && html`<p class="note" role="alert">${texts.taken}</p>`}
      <h1>${texts.heading}</h1>
      <p class="lead">${texts.lead(choice.title, choice.job, choice.minutes)}</p>
      ${renderZones(page)} ${times.length === 0 && html`<p>${texts.none}</p>`}
      ${listDays(times).map((day) => renderDay(day, page))}
    </div>
  </div>`;
};

/** Page with the chosen time, or with the message that no time can be chosen any more. */
export const renderChosenTime = (
  { startsAt, title, job, minutes, timeZone }: TimeChoice,
  language: CareersLanguage,
): Html => {
  const texts = choiceTexts[language];
  const when =
    startsAt !== null &&
    new Intl.DateTimeFormat(careersLabels[language].locale, {
      ...{ dateStyle: 'full', timeStyle: 'short', timeZone },
    }).format(new Date(startsAt));
  return html`<div class="wrap body">
    <div class="apply">
      <h1>${when ? texts.chosen : texts.heading}</h1>
      ${
        when
          ? html`<p class="lead" role="status">${when} (${timeZone})</p>
              <p>${texts.lead(title, job, minutes)}</p>
              <p>${texts.invited}</p>`
          : html`<p class="lead">${texts.over}</p>`
      }
    </div>
  </div>`;
};
