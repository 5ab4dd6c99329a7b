import { createRandom } from './random';
import { skills } from './company-data';

export interface ResumePerson {
  id: number;
  first: string;
  last: string;
  email: string;
  phone: string;
  years: number;
  title: string;
  city: string;
}

export interface ResumePart {
  heading: string;
  lines: string[];
}

const employers = [
  ...[
    'Larkspur Bakery Works',
    'Blue Heron Logistics',
    'Northgate Provisions',
    'Tamarind Lane Cafés',
  ],
  ...['Saffron Mill Foods', 'Harbour Street Trading', 'Copper Kettle Kitchens', 'Meadowline Dairy'],
];
const schools = ['Nandi Hills College', 'Lakeview Polytechnic', 'Coastal Institute of Commerce'];
const degrees = ['Bachelor of Commerce', 'Bachelor of Science', 'Diploma in Hotel Management'];
const achievements = [
  'Planned the week’s shifts for a team of twelve',
  'Cut waste by a fifth within one year',
  'Trained new colleagues and wrote their handbook',
  'Looked after suppliers and their prices',
  'Kept records ready for every audit',
  'Brought a new line into service on time',
];

export const createResumeParts = (person: ResumePerson, thisYear: number): ResumePart[] => {
  const random = createRandom(person.id);
  const jobs = Math.min(3, 1 + Math.floor(person.years / 4));
  let end = thisYear;
  const experience = Array.from({ length: person.years === 0 ? 0 : jobs }, (_, place) => {
    const begin = Math.max(thisYear - person.years, end - Math.ceil(person.years / jobs));
    const period = `${begin} to ${place === 0 ? 'today' : end}`;
    end = begin;
    return [
      `${period}: ${person.title}, ${random.pick(employers)}`,
      ...random.some(achievements, 2).map((deed) => `– ${deed}`),
    ];
  });
  const graduated = thisYear - person.years - 1;
  return [
    {
      heading: 'Profile',
      lines: [
        person.years === 0
          ? `Just graduated, and looking for a first place as ${person.title}.`
          : `${person.title} with ${person.years} ${person.years === 1 ? 'year' : 'years'} of experience.`,
      ],
    },
    ...(experience.length > 0 ? [{ heading: 'Experience', lines: experience.flat() }] : []),
    {
      heading: 'Education',
      lines: [`${graduated}: ${random.pick(degrees)}, ${random.pick(schools)}`],
    },
    { heading: 'Skills', lines: [random.some(skills, 5).join(', ')] },
  ];
};
