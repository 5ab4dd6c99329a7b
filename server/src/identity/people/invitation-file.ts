import sql, { join } from 'sql-template-tag';
import { PersonSelection } from '../../../contract/identity/people/person';
import type { Db } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { formatCsv } from '../../platform/files/csv';
import type { ExportedList, ExportRequest } from '../../platform/files/list-export';
import { toSelectionConditions } from '../../platform/lists/list-selection';
import { createInvitations, type CreatedInvitation } from './invitation';
import { hasNeverSignedInSql, peopleList } from './people.list';

const invitationColumns = [
  { header: 'Name', key: 'name' },
  { header: 'E-mail', key: 'email' },
  { header: 'Link', key: 'link' },
  { header: 'Works Until', key: 'until' },
  { header: 'Comes in by', key: 'by' },
] as const;

const toInvitationLines = async function* (
  made: readonly CreatedInvitation[],
  { origin, timeZone }: ExportRequest,
) {
  const moment = new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone },
  });
  yield await Promise.resolve(
    made.map(({ name, email, path, expiresAt, choosesPassword }) => ({
      ...{ name, email, link: `${origin}${path}`, until: moment.format(new Date(expiresAt)) },
      by: choosesPassword ? 'A password of their own' : 'Their company’s account',
    })),
  );
};

const assertSomebodyChosen = async (db: Db, who: ReturnType<typeof sql>): Promise<void> => {
  const somebody = await db.one(sql`select 1 from app_user person where ${who} limit 1`);
  if (!somebody)
    throw invalidField(
      'rows',
      'Nobody among them waits for a link: they came in before, or are not active.',
    );
};

/**
 * CSV of invitation links, which are created during the download, since only their hashes are stored. People
 * who can already sign in get none.
 */
export const invitationFileExport: ExportedList = {
  name: 'invitation',
  rows: PersonSelection,
  open: async (request, rows: PersonSelection) => {
    const { db, viewer, config } = request;
    if (!viewer.grants.has('role:assign')) throw new AppError('FORBIDDEN');
    const who = join(
      [hasNeverSignedInSql, ...toSelectionConditions(peopleList, rows, viewer)],
      ' and ',
    );
    await assertSomebodyChosen(db, who);
    return async function* () {
      const made = await db.transaction((tx) => createInvitations(tx, config, viewer.userId, who));
      yield* formatCsv(invitationColumns, toInvitationLines(made, request));
    };
  },
};
