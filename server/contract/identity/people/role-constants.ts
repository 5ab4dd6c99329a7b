import type { Role } from '../../permission';

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  'recruiting-manager': 'Recruiting manager',
  recruiter: 'Recruiter',
  'hiring-manager': 'Hiring manager',
  'payout-officer': 'Payout officer',
  referrer: 'Referrer',
  auditor: 'Auditor',
};

export const roleReach: Readonly<Record<Role, string>> = {
  administrator: 'All jobs, applicants, referrals and settings, and what people may do.',
  'recruiting-manager': 'All jobs, applicants and referrals, and the setup of hiring.',
  recruiter: 'Jobs of their groups, and those they created or recruit for, with their applicants.',
  'hiring-manager': 'Jobs they hire for or were added to, with their applicants, without amounts.',
  'payout-officer': 'All referrals and payouts; jobs to read.',
  referrer: 'Published jobs, and the progress of their own referrals.',
  auditor: 'Everything to read, without the contact details of applicants; nothing to change.',
};
