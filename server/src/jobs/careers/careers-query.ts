import { careersLanguages, type CareersLanguage } from './page/careers-labels';

export interface CareersQuery {
  search: string;
  department: string;
  place: string;
  type: string;
  remote: boolean;
  page: number;
  /** Chosen language; undefined means the language of the page's text. */
  language: CareersLanguage | undefined;
  /** True if the page is shown in a frame on another site. */
  embed: boolean;
}

const maxText = 100;
const maxPage = 10_000;

const readText = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxText) : '';

const readPage = (value: unknown): number => {
  const page = Number(readText(value));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
};

const isChecked = (value: unknown): boolean => ['1', 'true', 'on'].includes(readText(value));

/** Invalid parameters are ignored, so any query is accepted. */
export const parseCareersQuery = (query: unknown): CareersQuery => {
  const given = (query ?? {}) as Record<string, unknown>;
  return {
    search: readText(given['search']),
    department: readText(given['department']),
    place: readText(given['place']),
    type: readText(given['type']),
    remote: isChecked(given['remote']),
    page: readPage(given['page']),
    language: careersLanguages.find((one) => one === given['lang']),
    embed: isChecked(given['embed']),
  };
};

/** Query parameters in a fixed order and without empty values, so that each page has a single address. */
export const formatCareersQuery = (query: Partial<CareersQuery>): string => {
  const { search, department, place, type, remote, page = 1, language, embed } = query;
  const pairs = Object.entries({
    ...{ search, department, place, type },
    remote: remote ? '1' : '',
    page: page > 1 ? String(page) : '',
    lang: language,
    embed: embed ? '1' : '',
  }).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};

export const isListFiltered = ({
  search,
  department,
  place,
  type,
  remote,
}: CareersQuery): boolean => remote || [search, department, place, type].some(Boolean);
