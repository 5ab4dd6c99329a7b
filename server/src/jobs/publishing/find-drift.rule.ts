import { customSchemaOf } from '../../../contract/jobs/postings/job-posting';

export interface PublishedJob {
  title: string;
  code: string;
  /** Expiry date as `YYYY-MM-DD`; null without one. */
  expiryDate: string | null;
}

export interface FetchedPage {
  status: number;
  body: string;
}

const postingScript = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/;

const formatDay = (day: string | null): string => day ?? 'none';

/** Text that describes how a job's public page differs from the job; empty if it does not. */
export const describePageDifference = (
  job: PublishedJob,
  { status, body }: FetchedPage,
): string => {
  if (status !== 200) return `The address answered with ${status} in place of the job.`;
  const text = postingScript.exec(body)?.[1];
  const posting = text === undefined ? undefined : customSchemaOf(text);
  if (!posting) return 'The page has no job data for search engines. Another page may stand there.';
  const { title, identifier, validThrough } = posting;
  const code = (identifier as { value?: unknown } | undefined)?.value;
  if (code !== job.code) return `The page shows the job ${String(code)}, not ${job.code}.`;
  if (title !== job.title.trim()) return `The page shows the earlier title “${String(title)}”.`;
  const lastDay = typeof validThrough === 'string' ? validThrough.slice(0, 10) : null;
  return lastDay === job.expiryDate
    ? ''
    : `The page shows the last day ${formatDay(lastDay)}, not ${formatDay(job.expiryDate)}.`;
};
