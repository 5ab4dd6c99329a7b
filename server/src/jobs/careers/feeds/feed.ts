import type { CareersAddresses } from '../careers-addresses';
import type { CareersContent } from '../careers-content';
import type { LiveJob } from '../live-job';

export interface FeedContext {
  addresses: CareersAddresses;
  content: CareersContent;
  /** Number of jobs in the feed. */
  count: number;
  /** ISO instant of the last change of its jobs. */
  changedAt: string;
  account: FeedAccount;
}

/** The company's account at the board; empty when it is not set. */
export interface FeedAccount {
  companyId: string;
  email: string;
}

export interface Feed {
  /** Value of `platform.feed`. */
  kind: string;
  contentType: string;
  begin(context: FeedContext): string;
  /** `isFirst` is for formats that separate jobs. */
  writeJob(job: LiveJob, context: FeedContext, isFirst: boolean): string;
  end: string;
}

/** Adds the source to the address, so that visitors are counted by job board. */
export const toTrackedUrl = (
  { slug }: LiveJob,
  { addresses }: FeedContext,
  source: string,
): string => `${addresses.toUrl(`/${slug}`)}?source=${source}`;
