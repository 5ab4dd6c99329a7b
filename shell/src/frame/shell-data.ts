import { beginRead, useRead } from 'shared-auth';
import { getApps, getFooter } from 'server/contract/platform/company/company.calls';

const isWebAddress = (address: string | null | undefined): address is string =>
  /^https?:\/\//.test(address ?? '');

const fallbackVersion = '1.0.23';

export const beginReadingFrameData = (): Promise<unknown> =>
  Promise.all([beginRead(getApps, {}), beginRead(getFooter, {})]);

/** Apps without a web address are omitted. */
export const useApps = () => {
  const { data, error, reload } = useRead(getApps, {}, { once: true });
  const apps = data?.data.filter(
    ({ status, appUrl }) => status === 'active' && isWebAddress(appUrl),
  );
  return { apps, error, reload };
};

export const useFooterTexts = () => {
  const [footer] = useRead(getFooter, {}, { once: true }).data?.data ?? [];
  return { content: footer?.content ?? '', version: footer?.version ?? fallbackVersion };
};
