export interface VisitSource {
  source?: string;
  medium?: string;
  campaign?: string;
  /** Host of the page with the link to the job. */
  referrer?: string;
  at: string;
}

const maxLength = 100;

const cut = (text: string | undefined): string | undefined =>
  text?.trim().slice(0, maxLength) || undefined;

const findHost = (address: string): string | undefined =>
  URL.canParse(address) ? cut(new URL(address).hostname.replace(/^www\./, '')) : undefined;

type TextReader = (name: string) => string;

const withValues = (values: Omit<VisitSource, 'at'>, at: string): VisitSource => ({
  ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Omit<
    VisitSource,
    'at'
  >),
  at,
});

export const parseVisitSource = (text: TextReader, at: Date): VisitSource => {
  const [source, medium] = [cut(text('source') || text('utm_source')), cut(text('utm_medium'))];
  const [campaign, referrer] = [cut(text('utm_campaign')), findHost(text('referrer'))];
  return withValues(
    {
      ...(source && { source }),
      ...(medium && { medium }),
      ...(campaign && { campaign }),
      ...(referrer && { referrer }),
    },
    at.toISOString(),
  );
};

const maxAge = 366 * 86_400_000;

/** Reads the first visit that the browser stored; undefined when the value is invalid. */
export const parseFirstVisit = (json: string, now: Date): VisitSource | undefined => {
  try {
    const stored = JSON.parse(json) as Record<string, unknown>;
    const at = new Date(String(stored.at));
    const age = now.getTime() - at.getTime();
    if (!(age >= 0 && age < maxAge)) return undefined;
    const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
    return parseVisitSource(text, at);
  } catch {
    return undefined;
  }
};

interface KnownSource {
  name: string;
  identifier: string;
  pattern: RegExp;
}

const knownSources: readonly KnownSource[] = [
  ['Google Jobs', 'google-jobs', /google/],
  ['LinkedIn', 'linkedin', /linkedin|lnkd/],
  ['Indeed', 'indeed', /indeed/],
  ['Glassdoor', 'glassdoor', /glassdoor/],
  ['Naukri', 'naukri', /naukri/],
  ['Xing', 'xing', /xing/],
  ['StepStone', 'stepstone', /stepstone/],
  ['Facebook', 'facebook', /facebook|(^|\W)fb(\W|$)/],
  ['Instagram', 'instagram', /instagram/],
  ['Bing', 'bing', /bing/],
  ['E-mail', 'e-mail', /^e-?mail$/],
].map(([name, identifier, pattern]) => ({ name, identifier, pattern }) as KnownSource);

export const careersPageSource = { name: 'Careers page', identifier: 'careers-page' };

export const chooseApplicantSource = ({
  source,
  referrer,
}: VisitSource): { name: string; identifier: string } => {
  const told = (source ?? referrer ?? '').toLowerCase();
  return knownSources.find(({ pattern }) => pattern.test(told)) ?? careersPageSource;
};
