import { whenIdle } from 'shared-auth';

/** Tells the server of this tab's remotes, by code that comes when the page is at rest. */
export const beginReporting = (): void => {
  const fetchIt = async (): Promise<void> => {
    const { reportRemotes } = await import('./report-remotes');
    reportRemotes();
  };
  // A tab that cannot fetch it works as well; its server hears less of it.
  setTimeout(() => whenIdle(() => void fetchIt().catch(() => undefined)), 3_000);
};
