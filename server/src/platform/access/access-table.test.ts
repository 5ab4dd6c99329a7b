import { permissions, roles, type Grant, type Permission } from '../../../contract/permission';
import { getRoleGrants } from './access-table';

// Columns: administrator, recruiting manager, recruiter, hiring manager, payout officer, referrer,
// auditor. `-` means no permission; in `scope/view`, the view limits which fields are shown.
const expected = `
list:export                 all all    groups -                   payouts -         all
role:view                   all -      -      -                   -       -         all
role:assign                 all -      -      -                   -       -         -
setup:view-directory        all -      -      -                   -       -         all
setup:edit-directory        all -      -      -                   -       -         -
people:provision            -   -      -      -                   -       -         -
group:view                  all groups -      -                   -       -         all
group:edit                  all groups -      -                   -       -         -
company:view                all -      -      -                   -       -         all
company:edit                all -      -      -                   -       -         -
audit:view                  all groups -      -                   payouts -         all
job:view                    all all    groups assigned            all     published all
job:create                  all all    groups -                   -       -         -
job:edit                    all all    groups -                   -       -         -
job:publish                 all all    groups -                   -       -         -
job:delete                  all all    -      -                   -       -         -
setup:view-hiring           all all    all    -                   -       -         all
setup:edit-hiring           all all    -      -                   -       -         -
application:view            all all    groups assigned            -       -         all/masked
application:resume          all all    groups assigned            -       -         all/masked
application:create          all all    groups -                   -       -         -
application:import          all all    groups -                   -       -         -
application:status          all all    groups assigned            -       -         -
application:assign-recruiter all all   groups -                   -       -         -
application:merge           all all    groups -                   -       -         -
application:delete          all all    -      -                   -       -         -
referral:submit             all all    all    all                 all     own       -
referral:view               all all    groups assigned/no-amounts all     own/safe  all
referral:mark-duplicate     all all    -      -                   all     -         -
referral:delete             all all    -      -                   all     -         -
employment:edit             all all    -      -                   all     -         -
applicant-details:edit      all -      -      -                   all     -         -
payout:hold                 all all    -      -                   all     -         -
payout:not-eligible         all all    -      -                   all     -         -
payout:approve              -   all    -      -                   all     -         -
payout:export               -   -      -      -                   all     -         -
payout:mark-paid            -   -      -      -                   all     -         -
payout:reverse              -   -      -      -                   all     -         -
amounts:view                all all    groups -                   all     own       all
setup:view-referral         all all    -      -                   all     -         all
setup:edit-referral         all -      -      -                   all     -         -
chat:take-part              member groups groups member           member  own       -
chat:add-members            member groups groups member           member  own       -
interview:view              all all    groups assigned            -       -         -
interview:schedule          all all    groups assigned            -       -         -
interview:take-part interviewing interviewing interviewing interviewing interviewing interviewing -
offer:view                  all all    groups assigned            -       -         -
offer:make                  all all    groups -                   -       -         -
offer:approve               all all    groups assigned            -       -         -
privacy:view                all -      -      -                   -       -         all
privacy:edit                all -      -      -                   -       -         -
dashboard:view              all all    groups assigned            all     -         all
registry:view               all -      -      -                   -       -         all
registry:deploy             all -      -      -                   -       -         -
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

const written = (permission: Permission, role: (typeof roles)[number]): string => {
  const grant: Grant | undefined = getRoleGrants([role]).get(permission);
  if (!grant) return '-';
  return grant.view ? `${grant.scope}/${grant.view}` : grant.scope;
};

it('the table of permissions lists every permission', () => {
  expect(expected.map(([permission]) => permission)).toEqual([...permissions]);
});

it.each(expected)(
  'the permission %s is granted to exactly the listed roles',
  (permission, ...cells) => {
    expect(roles.map((role) => written(permission as Permission, role))).toEqual(cells);
  },
);

it('with two roles the wider scope applies, and with equal scopes the view with more fields', () => {
  expect(getRoleGrants(['hiring-manager', 'recruiter']).get('job:view')?.scope).toBe('groups');
  expect(getRoleGrants(['auditor', 'administrator']).get('application:view')).toEqual({
    permission: 'application:view',
    scope: 'all',
  });
});
