import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { findJobContradictions, type StoredJobFields } from './job.rule';

const today = '2026-11-21';
const before: StoredJobFields = {
  minExperience: 3,
  maxExperience: 5,
  expiryDate: '2026-01-01',
  hasSkills: true,
  salary: {},
};

const pay = { salaryCurrency: 'INR', salaryUnit: 'MONTH' } as const;
const paid: StoredJobFields = { ...before, salary: { salaryMin: 1, salaryMax: 5, ...pay } };
const unpaid: StoredJobFields = { ...before, salary: { salaryMin: 1 } };

describe('a job with contradicting fields is refused at the field', () => {
  it.each<[string, JobUpdate, StoredJobFields | undefined, string[]]>([
    ['nothing to object to', { jobTitle: 'Chef' }, undefined, []],
    ['the last day is today', { expiryDate: today }, undefined, []],
    ['the last day is yesterday', { expiryDate: '2026-11-20' }, undefined, ['expiryDate']],
    ['the last day is removed', { expiryDate: null }, before, []],
    ['a past day that was stored already', { expiryDate: '2026-01-01' }, before, []],
    ['another past day', { expiryDate: '2026-01-02' }, before, ['expiryDate']],
    ['most below least', { minExperience: 5, maxExperience: 3 }, undefined, ['maxExperience']],
    ['most equals least', { minExperience: 3, maxExperience: 3 }, undefined, []],
    ['open above', { minExperience: 10, maxExperience: null }, before, []],
    ['new least above stored most', { minExperience: 6 }, before, ['maxExperience']],
    ['a salary range', { salaryMin: 1, salaryMax: 2, ...pay }, undefined, []],
    ['a reversed salary', { salaryMin: 2, salaryMax: 1.5, ...pay }, undefined, ['salaryMax']],
    ['a part of a cent', { salaryMin: 1.005, ...pay }, undefined, ['salaryMin']],
    ['a bare salary', { salaryMin: 2 }, undefined, ['salaryCurrency', 'salaryUnit']],
    ['a new least above the stored most', { salaryMin: 9 }, paid, ['salaryMax']],
    ['the unit of a stored salary removed', { salaryUnit: null }, paid, ['salaryUnit']],
    ['another field of a job with an old fault', { jobTitle: 'Chef' }, unpaid, []],
    ['skills emptied', { skills: [] }, before, ['skills']],
    ['no skills where none were', { skills: [] }, { ...before, hasSkills: false }, []],
  ])('exactly the contradictory fields are named: %s', (_, fields, stored, named) => {
    expect(Object.keys(findJobContradictions(fields, today, stored))).toEqual(named);
  });
});
