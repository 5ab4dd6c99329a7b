import sql from 'sql-template-tag';
import type { ImportMapping } from '../../../../contract/applicants/intake/application-import';
import { maxCreatedSources } from '../../../../contract/applicants/intake/application-import-constants';
import type { Actor } from '../../../platform/access/actor';
import type { Database, Db } from '../../../platform/db/database';
import { findCharacterFault } from '../../../platform/files/csv-reading/cell.rule';
import { insertRecord } from '../../../platform/lists/record-table';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { sourceList } from '../../sources/sources.list';
import { findSourceIds } from './find-sources';
import { createSourceIdentifier } from './source-identifier.rule';

const maxNameLength = 100;

const isSourceName = (text: string): boolean =>
  foldText(text) !== '' && [...text].length <= maxNameLength && !findCharacterFault(text);

export const findMissingSources = async (
  db: Db,
  id: number,
  { source }: ImportMapping,
): Promise<string[]> => {
  if (source === undefined) return [];
  const cells = await db.many<{ text: string }>(sql`
    select text from application_import_row, lateral (select cells[${source + 1}::integer] as text) cell
    where import_id = ${id} and state = 'waiting' and text <> ''
    group by text order by min(line)`);
  const known = await findSourceIds(
    db,
    cells.map(({ text }) => text),
  );
  const missing = new Map<string, string>();
  for (const { text } of cells) {
    const key = foldText(text);
    if (!known.has(key) && !missing.has(key) && isSourceName(text)) missing.set(key, text);
  }
  return [...missing.values()];
};

interface CreateSourcesRequest {
  id: number;
  actor: Actor;
  mapping: ImportMapping;
}

/** Creates applicant sources; a repeated call creates nothing. */
export const createSources = (
  db: Database,
  { id, actor, mapping }: CreateSourcesRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    // The table lock makes concurrent calls see the sources that this call creates.
    await tx.run(sql`lock table applicant_source in share row exclusive mode`);
    const names = await findMissingSources(tx, id, mapping);
    if (names.length > maxCreatedSources) return;
    const stored = await tx.many<{ name: string; identifier: string }>(
      sql`select name, identifier from applicant_source`,
    );
    const takenNames = new Set(stored.map(({ name }) => foldText(name)));
    const taken = new Set(stored.map(({ identifier }) => foldText(identifier)));
    for (const source of names.filter((name) => !takenNames.has(foldText(name)))) {
      const identifier = createSourceIdentifier(source, taken);
      taken.add(identifier);
      await insertRecord(tx, sourceList, actor, { source, identifier });
    }
  });
