import sql from 'sql-template-tag';
import type { FileVisibility } from '../../../platform/files/get-file';

/** Packages contain all data of a person, so only users who answer requests may download them. */
export const isPackageVisibleSql: FileVisibility = ({ grants }) =>
  grants.has('privacy:edit')
    ? sql`exists (select from privacy_request where privacy_request.file_id = stored_file.id)`
    : undefined;
