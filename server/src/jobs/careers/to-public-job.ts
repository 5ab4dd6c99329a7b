import type { PublicJob, PublicJobEntry } from '../../../contract/jobs/careers/public-job';
import type { CareersAddresses } from './careers-addresses';
import type { LiveJob, LiveJobEntry } from './live-job';
import { listRemoteCountries, toPlainText } from './page/format-job';

export const toPublicJobEntry = (
  job: LiveJobEntry,
  addresses: CareersAddresses,
): PublicJobEntry => ({
  slug: job.slug,
  title: job.title,
  code: job.code,
  url: addresses.toUrl(`/${job.slug}`),
  applyUrl: addresses.toUrl(`/${job.slug}/apply`),
  department: job.department,
  type: job.jobType,
  workplace: job.isRemote ? 'remote' : job.isHybrid ? 'hybrid' : 'on-site',
  places: job.places.map(({ locationId: _, ...place }) => place),
  skills: [...job.skills],
  salary: job.salary,
  postedAt: job.openedAt,
  changedAt: job.changedAt,
});

export const toPublicJob = (job: LiveJob, addresses: CareersAddresses): PublicJob => ({
  ...toPublicJobEntry(job, addresses),
  description: job.description,
  descriptionText: toPlainText(job.description, Infinity),
  education: job.education,
  educationLevel: job.educationLevel,
  minExperience: job.minExperience,
  maxExperience: job.maxExperience,
  openings: job.positions,
  employmentType: job.employmentType,
  category: job.category,
  expiryDate: job.expiryDate,
  remoteCountries: job.isRemote ? listRemoteCountries(job).map(({ name }) => name) : [],
});
