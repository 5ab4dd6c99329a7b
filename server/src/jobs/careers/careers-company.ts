export interface CareersCompany {
  name: string;
  logoUrl: string;
  faviconUrl: string;
  /** Null for a logo that is no stored file. */
  logoFileId: string | null;
}
