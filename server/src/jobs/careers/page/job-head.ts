import { jobPosting, jobPostingText } from '../../../../contract/jobs/postings/job-posting';
import { Html, html } from '../../../platform/pages/html';
import type { CareersAddresses } from '../careers-addresses';
import type { CareersContent } from '../careers-content';
import { toSchemaOrgJob, toJobImage, type JobImage } from '../job-facts';
import type { LiveJob } from '../live-job';
import { toPlainText } from './format-job';

const maxDescription = 160;

export const toMetaDescription = (job: LiveJob): string =>
  job.metaDescription || toPlainText(job.description, maxDescription);

export const toMetaTitle = (job: LiveJob, company: string): string =>
  job.metaTitle || `${job.title} · ${company}`;

const renderImage = ({ url, width, height }: JobImage, alt: string): Html =>
  html`<meta property="og:image" content="${url}" />${
      width && html`<meta property="og:image:width" content="${String(width)}" />`
    }${height && html`<meta property="og:image:height" content="${String(height)}" />`}<meta
      property="og:image:alt"
      content="${alt}"
    />`;

/**
 * Elements of the page's head: schema.org data, which no browser runs, and the picture and texts for shared
 * links.
 */
export const renderJobHead = (
  job: LiveJob,
  content: CareersContent,
  addresses: CareersAddresses,
): Html => {
  const posting = jobPostingText(jobPosting(toSchemaOrgJob(job, content, addresses)));
  const image = toJobImage(job, content, addresses);
  const { name } = content.company;
  const title = toMetaTitle(job, name);
  return html`<meta property="og:type" content="website" /><meta
      property="og:site_name"
      content="${name}"
    /><meta property="og:title" content="${title}" /><meta
      property="og:description"
      content="${toMetaDescription(job)}"
    /><meta
      property="og:url"
      content="${addresses.toUrl(`/${job.slug}`)}"
    />${image && renderImage(image, title)}<meta
      name="twitter:card"
      content="${image?.width ? 'summary_large_image' : 'summary'}"
    />
    <script type="application/ld+json">
      ${new Html(posting)}
    </script>`;
};
