import type { EducationLevel } from '../../../contract/jobs/postings/job-constants';
import type { JobSalary } from '../../../contract/jobs/postings/job-salary';

export interface LiveLocation {
  locationId: number;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  /** Two-letter country code (ISO 3166-1); empty for a country that the company added itself. */
  countryCode: string;
}

/** Fields of a published job that lists need. */
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
  /** Salary; null if the page does not show it. */
  salary: JobSalary | null;
  /** Times in ISO 8601: first publication, and last change of the job or of other content on its page. */
  openedAt: string;
  changedAt: string;
  /** Digest of the page's content when it was last compared; null for a new page. */
  shownDigest: string | null;
  /** False if search engines must not list the page. */
  isIndexed: boolean;
}

export interface LiveJob extends LiveJobEntry {
  /** Description as sanitized HTML. */
  description: string;
  profile: string;
  education: string;
  educationLevel: EducationLevel | null;
  /** Required years of experience. */
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
