const departments = ['Bakery', 'Kitchen', 'Sales', 'Finance', 'People'];
const designations = ['Head', 'Lead', 'Senior', 'Junior', 'Trainee'];

interface Person {
  first: string;
  last: string;
  role: string;
}

const named = (at: number): Person => ({ first: `Person${at}`, last: `Of Eighty`, role: '' });

export const allRoles = 'Recruiting manager; Recruiter; Hiring manager; Payout officer; Referrer';

const people: readonly Person[] = [
  { first: 'Nila', last: 'Das', role: allRoles },
  ...Array.from({ length: 79 }, (_, at) => named(at + 1)),
];

const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/**
 * Import files for a company of 80 people, in import order. Departments and designations are named only in
 * the people file.
 */
export const companyFiles: readonly (readonly [kind: string, content: string])[] = [
  ['Cities', 'Name,Country\nPune,India\n'],
  ['Locations', 'Name,City\nMill Road,Pune\n'],
  ['Skills', 'Name\nBaking\n'],
  [
    'People',
    [
      'Employee ID,First Name,Last Name,E-mail,Designation,Department,Role',
      ...people.map(({ first, last, role }, at) =>
        [
          `E${at + 1}`,
          ...[first, last, `${first.toLowerCase()}@bakeries.example`],
          ...[of(designations, at), of(departments, at), role && `"${role}"`],
        ].join(','),
      ),
    ].join('\n'),
  ],
];
