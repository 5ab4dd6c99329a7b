import type { ApplicantData } from '../../../../contract/applicants/applying/applicant-data';
import { careersLabels, type CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { html, type Html } from '../../../platform/pages/html';
import type { ApplicantTexts } from '../texts/english';
import { formatAnswer } from './format-answer';

interface MyDataPage {
  data: ApplicantData;
  language: CareersLanguage;
  texts: ApplicantTexts;
  timeZone: string;
  /** Path of the applicant's status page. */
  path: string;
}

type Fact = readonly [label: string, value: string];

const renderFacts = (heading: string, facts: readonly Fact[]): Html | undefined => {
  const shown = facts.filter(([, value]) => value !== '');
  return shown.length === 0
    ? undefined
    : html`<section class="part">
        <h2>${heading}</h2>
        <dl>
          ${shown.map(
            ([label, value]) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </section>`;
};

export const renderMyDataPage = ({ data, language, texts, timeZone, path }: MyDataPage): Html => {
  const { person, resume, status, myData } = texts;
  const { locale } = careersLabels[language];
  const format = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  });
  const toMoment = (at: string): string => format.format(new Date(at));
  const toSize = (bytes: number): string =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024)} KB`;
  return html`<div class="wrap body">
    <a class="back" href="${path}">← ${data.job}</a>
    <div class="apply">
      <h1>${myData.heading}</h1>
      <p class="lead">${myData.lead}</p>
      <p><a class="btn main" href="${path}/data.json" download>${myData.download}</a></p>
      ${renderFacts(person.heading, [
        [person.name, `${data.firstName} ${data.lastName}`.trim()],
        [person.email, data.email],
        [person.phone, data.phone],
        [myData.sent, toMoment(data.sentAt)],
        [myData.withdrawn, data.withdrawnAt === null ? '' : toMoment(data.withdrawnAt)],
      ])}
      ${renderFacts(status.sentHeading, [
        [status.added, data.letter],
        [resume.text, data.resumeText],
        ...data.answers.map((one): Fact => [one.question, formatAnswer(one, language, texts)]),
      ])}
      ${renderFacts(
        myData.files,
        data.files.map(({ name, size, addedAt }) => [
          name,
          `${toSize(size)}, ${toMoment(addedAt)}`,
        ]),
      )}
      ${renderFacts(
        status.consents,
        data.consents.map(({ text, version, agreedAt, withdrawnAt }) => [
          `${text} (${myData.version(version)})`,
          [
            toMoment(agreedAt),
            ...(withdrawnAt ? [myData.takenBack(toMoment(withdrawnAt))] : []),
          ].join('; '),
        ]),
      )}
      ${renderFacts(
        myData.history,
        data.history.map(({ at, status: text }) => [toMoment(at), text]),
      )}
      ${renderFacts(
        myData.mail,
        data.mail.map(({ sentAt, subject }) => [toMoment(sentAt), subject]),
      )}
    </div>
  </div>`;
};
