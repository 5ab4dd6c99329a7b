import type { EducationLevel } from '../../../contract/jobs/postings/job-constants';
import type { JobSalary } from '../../../contract/jobs/postings/job-salary';

export interface LiveLocation {
  locationId: number;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  /** Alpha-2 of ISO 3166-1; empty for a country of the company's own. */
  countryCode: string;
}

/** What lists need of a job that everybody may see. */
export interface LiveJobEntry {
  id: number;
  slug: string;
  title: string;
  code: string;
  department: string;
  jobType: string;
  places: readonly LiveLocation[];
  isRemote: boolean;
  isHybrid: boolean;
  skills: readonly string[];
  /** Null unless it is shown. */
  salary: JobSalary | null;
  /** ISO instants: first publication, and last change of the job or of what its page shows. */
  openedAt: string;
  changedAt: string;
  /** Digest of what the page showed when the jobs were last read; null for a new page. */
  shownDigest: string | null;
  /** False where search engines shall not list it. */
  isIndexed: boolean;
}

export interface LiveJob extends LiveJobEntry {
  /** Sanitized HTML. */
  description: string;
  profile: string;
  education: string;
  educationLevel: EducationLevel | null;
  /** Years. */
  minExperience: number | null;
  maxExperience: number | null;
  positions: number;
  employmentType: string;
  category: string;
  expiryDate: string | null;
  country: { name: string; code: string } | null;
  remoteCountries: readonly { name: string; code: string }[];
  metaTitle: string;
  metaDescription: string;
  canonical: string;
  customSchema: string;
  imageId: string | null;
}
