import type { Tone } from '../src';

export interface Job {
  id: number;
  title: string;
  code: string;
  city: string;
  positions: number;
  applicants: number;
  opened: string;
  department: string;
  kind: string;
  status: string;
  tone: Tone;
}

const titles = [
  ['Senior Backend Engineer', 'Bengaluru', 'Engineering'],
  ['Plant Quality Lead', 'Pune', 'Quality'],
  ['Category Buyer, Spices', 'Kochi', 'Procurement'],
  ['Data Analyst', 'Remote', 'Engineering'],
  ['Cold Chain Supervisor', 'Chennai', 'Logistics'],
  ['HR Business Partner', 'Mumbai', 'People'],
  ['Brand Designer', 'Remote', 'Marketing'],
  ['Field Sales Executive', 'Jaipur', 'Sales'],
] as const;

const jobAt = (at: number): Job => {
  const [title, city, department] = titles[at % titles.length] ?? titles[0];
  const saved = at % 4 === 3;
  return {
    id: at + 1,
    title,
    city,
    department,
    code: `KF-0${String(147 - at)}`,
    positions: 1 + (at % 5),
    applicants: (at * 37) % 240,
    opened: `${String(28 - (at % 20)).padStart(2, '0')}/09/2026`,
    kind: at % 3 === 2 ? 'Contract' : 'Full time',
    status: saved ? 'Saved' : 'Published',
    tone: saved ? 'mute' : 'ok',
  };
};

export const jobs: Job[] = Array.from({ length: 57 }, (_, at) => jobAt(at));
