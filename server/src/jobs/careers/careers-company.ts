export interface CareersCompany {
  name: string;
  logoUrl: string;
  faviconUrl: string;
  /** Id of the logo's stored file; null for a logo from elsewhere. */
  logoFileId: string | null;
}
