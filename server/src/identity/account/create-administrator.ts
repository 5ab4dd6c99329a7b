import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import { findDatabaseTimeZone } from '../../platform/company/find-database-zone';
import { setUpCompany } from '../../platform/company/write-company';
import type { Database } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { hasAnyUser } from './first-run';
import { hashPassword } from './password';
import { parseDateOrder, type SetupForm } from './setup-form';

/** Creates the company and its first administrator; undefined if another request did so first. */
export const createAdministrator = async (
  db: Database,
  form: SetupForm,
): Promise<number | undefined> => {
  const password = await hashPassword(form.password ?? '');
  const given = (field: keyof SetupForm) => (form[field] ?? '').trim();
  return db.transaction(async (inner) => {
    await takeAdvisoryLock(inner, 'setup');
    if (await hasAnyUser(inner)) return undefined;
    const timeZone = await findDatabaseTimeZone(inner, given('timeZone'));
    await setUpCompany(inner, {
      name: given('companyName'),
      timeZone: timeZone ?? 'UTC',
      currency: given('currency'),
      dateOrder: parseDateOrder(form) ?? 'by-area',
    });
    const person = await inner.one<{ id: number }>(sql`
      insert into app_user (user_name, first_name, last_name, email, password_hash, joining_date)
      values (${given('userName')}, ${given('firstName')}, ${given('lastName')},
        ${given('email')}, ${password}, current_date) returning id`);
    if (!person) return undefined;
    await inner.run(sql`
      insert into user_role (user_id, role) values (${person.id}, 'administrator')`);
    await audit(inner, person.id, 'company.set-up', { id: 1 });
    return person.id;
  });
};
