import type { Role } from '../contract/permission';
import { faceCount } from '../src/console/web/draw-face';
import { toDay, addDays } from './days';
import type { Random } from './random';
import { branches, designations, firstNames, lastNames } from './company-data';

export const demoPeople: readonly (readonly [
  first: string,
  last: string,
  role: Role,
  designation: number,
  department: number,
])[] = [
  ['Asha', 'Verma', 'administrator', 8, 9],
  ['Rohan', 'Mehta', 'recruiting-manager', 6, 9],
  ['Priya', 'Nair', 'recruiter', 4, 9],
  ['Vikram', 'Rao', 'hiring-manager', 6, 11],
  ['Meera', 'Iyer', 'payout-officer', 4, 10],
  ['Kabir', 'Singh', 'referrer', 2, 4],
  ['Farah', 'Khan', 'auditor', 7, 10],
];

const otherPeopleCount = 60;

/** User ids of two officers who approve batches; the first of them refers nobody. */
export const payoutOfficerId = 5;
export const secondPayoutOfficerId = demoPeople.length + otherPeopleCount;

const recruitersAmongOthers = 8;
const hiringManagersAmongOthers = 12;

const chooseRole = (place: number): Role => {
  if (place < recruitersAmongOthers) return 'recruiter';
  if (place < recruitersAmongOthers + hiringManagersAmongOthers) return 'hiring-manager';
  return 'referrer';
};

export interface Person {
  id: number;
  role: Role;
  row: object;
}

const toUserName = (first: string, last: string): string =>
  `${first}.${last}`.toLowerCase().replaceAll(' ', '');

export const makePeople = (random: Random, now: number, passwordHash: string): Person[] => {
  const person = (
    id: number,
    [first, last, role, designation, department]: (typeof demoPeople)[number],
    isDemo: boolean,
  ): Person => ({
    id,
    role,
    row: {
      id,
      user_name: toUserName(first, last),
      first_name: first,
      last_name: last,
      email: `${toUserName(first, last)}@kestrelfoods.example`,
      password_hash: isDemo ? passwordHash : null,
      joining_date: toDay(addDays(now, -random.between(120, 3_000))),
      designation_id: designation,
      department_id: department,
      branch_id: random.between(1, branches.length),
      is_demo: isDemo,
      avatar_url: id % 6 === 0 ? '' : `/brand/faces/${1 + (id % faceCount)}.svg`,
      is_active: true,
      created_at: new Date(now).toISOString(),
      version: 1,
    },
  });
  const colleagues = Array.from({ length: otherPeopleCount }, (_, place) => {
    const first = firstNames[place % firstNames.length] ?? '';
    const last = lastNames[(place * 7 + 3) % lastNames.length] ?? '';
    const place12 = random.between(1, 12);
    const held = random.between(2, designations.length);
    return person(
      demoPeople.length + place + 1,
      [first, last, chooseRole(place), held, place12],
      false,
    );
  });
  return [...demoPeople.map((entry, place) => person(place + 1, entry, true)), ...colleagues];
};

export const listIdsOfRole = (people: readonly Person[], role: Role): number[] =>
  people.filter((person) => person.role === role).map(({ id }) => id);
