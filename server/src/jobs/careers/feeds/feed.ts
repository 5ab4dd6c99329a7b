import type { CareersAddresses } from '../careers-addresses';
import type { CareersContent } from '../careers-content';
import type { LiveJob } from '../live-job';

export interface FeedContext {
  addresses: CareersAddresses;
  content: CareersContent;
  count: number;
  /** Time of the last change of jobs in the feed, in ISO 8601. */
  changedAt: string;
  account: FeedAccount;
}

/** The company's account at the job board; its fields are empty if not entered in setup. */
export interface FeedAccount {
  companyId: string;
  email: string;
}

export interface Feed {
  /** Kind of the feed, as in the column `platform.feed`. */
  kind: string;
  contentType: string;
  begin(context: FeedContext): string;
  /** `isFirst` is true for the first job, for formats with a separator between jobs. */
  writeJob(job: LiveJob, context: FeedContext, isFirst: boolean): string;
  end: string;
}

/** Adds the job board's source to a link, so that its visitors are counted. */
export const toTrackedUrl = (
  { slug }: LiveJob,
  { addresses }: FeedContext,
  source: string,
): string => `${addresses.toUrl(`/${slug}`)}?source=${source}`;
