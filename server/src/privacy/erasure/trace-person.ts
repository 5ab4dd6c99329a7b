import sql from 'sql-template-tag';
import { AppError } from '../../platform/errors';
import type { Db } from '../../platform/db/database';
import type { DataSubject } from '../../platform/personal-data';
import { listColumns, type TableColumns } from '../../platform/personal-data/column-uses';
import type { Wing } from '../../platform/domain';
import type { ErasureDependencies } from './erasure-dependencies';
import { findTextsNamingPerson } from './find-naming';
import { findApplicant, readSubjects } from './read-subjects';
import { decryptOriginals, type OriginalData } from './seal-originals';

export interface TraceDependencies extends ErasureDependencies {
  /** Text columns that may name anybody. */
  texts: readonly TableColumns[];
}

export const listFreeTextColumns = (wings: readonly Wing[]): TableColumns[] =>
  listColumns(
    wings.map(({ columns }) => columns),
    ...(['freeTexts', 'textsAboutOthers'] as const),
  );

export interface PersonTrace {
  places: string[];
  /** Last day and number of files of the encrypted original data, while the person can be restored. */
  sealed: { until: string; files: number } | undefined;
  /** False if no name is known any more, so that texts by others could not be searched. */
  knowsWords: boolean;
}

interface ErasureRow {
  sealed: Buffer | null;
  until: string;
  isLate: boolean;
  files: number;
}

const readErasure = (db: Db, applicantId: number): Promise<ErasureRow | undefined> =>
  db.one<ErasureRow>(sql`
    select sealed, to_json(restorable_until) #>> '{}' as until, restorable_until <= now() as "isLate",
      cardinality(file_ids) as files
    from erasure where applicant_ids @> array[${applicantId}::integer] and restored_at is null
      and finished_at is null
    order by id desc limit 1`);

const listLeft = (row: ErasureRow): string[] => [
  ...(row.sealed ? ['Originals that should be gone (erasure)'] : []),
  ...(row.files > 0 ? [`${row.files} files that should be gone (stored_file)`] : []),
];

const addKnown = (
  person: DataSubject,
  words: OriginalData['words'] | undefined,
  given: readonly string[],
): DataSubject => ({
  ...person,
  names: [...person.names, ...(words?.names ?? []), ...given],
  emails: [...person.emails, ...(words?.emails ?? [])],
  phones: [...person.phones, ...(words?.phones ?? [])],
});

/**
 * `given` are words to search in texts, such as a name that the database no longer contains.
 * @throws AppError if the application does not exist.
 */
export const tracePerson = async (
  db: Db,
  { keys, data, texts }: TraceDependencies,
  applicationId: number,
  given: readonly string[] = [],
): Promise<PersonTrace> => {
  const applicantId = await findApplicant(db, applicationId);
  const [stored] = applicantId === undefined ? [] : await readSubjects(db, [applicantId]);
  if (applicantId === undefined || !stored) throw new AppError('NOT_FOUND');
  const erasure = await readErasure(db, applicantId);
  const words = erasure?.sealed ? decryptOriginals(erasure.sealed, keys)?.words : undefined;
  const person = addKnown(stored, words, given);
  const places: string[] = [];
  for (const part of data) if (!part.isKept) places.push(...(await part.traces(db, person)));
  places.push(...(await findTextsNamingPerson(db, person, texts)));
  if (erasure?.isLate) places.push(...listLeft(erasure));
  return {
    places: [...new Set(places)],
    sealed: erasure && !erasure.isLate ? { until: erasure.until, files: erasure.files } : undefined,
    knowsWords: person.names.length + person.emails.length > 0,
  };
};
