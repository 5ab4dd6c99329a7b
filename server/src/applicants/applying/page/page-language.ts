import type { FastifyRequest } from 'fastify';
import { careersLanguages, type CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { parseCareersQuery } from '../../../jobs/careers/careers-query';

type LanguageRequest = Pick<FastifyRequest, 'query' | 'headers'>;

export const readChosenLanguage = ({
  query,
}: Pick<LanguageRequest, 'query'>): CareersLanguage | undefined =>
  parseCareersQuery(query).language;

/** Language of a page that belongs to no job: the chosen one, else the browser's first. */
export const readPageLanguage = (request: LanguageRequest): CareersLanguage => {
  const chosen = readChosenLanguage(request);
  if (chosen) return chosen;
  const asked = (request.headers['accept-language'] ?? '').slice(0, 200).toLowerCase();
  const tags = asked.split(',').map((tag) => tag.trim().slice(0, 2));
  return tags.flatMap((tag) => careersLanguages.find((one) => one === tag) ?? [])[0] ?? 'en';
};
