import { getStatusId, rejectedStatusId } from './pipelines';

interface Template {
  name: string;
  purpose: 'receipt' | 'status' | 'withdrawal';
  mode: 'off' | 'offered';
  subject: string;
  body: string;
  statuses: readonly number[];
}

const templates: readonly Template[] = [
  {
    name: 'Invitation to talk',
    ...{
      purpose: 'status',
      mode: 'offered',
      statuses: ['Call Scheduled', 'Interview Scheduled'].map(getStatusId),
    },
    subject: 'Your application as {{job-title}}: let us talk',
    body: '<p>Dear {{first-name}},</p><p>thank you for your application as {{job-title}}. We would like to get to know you. Which days of the next week suit you? An answer to this mail is enough.</p><p>{{recruiter}}, {{company}}</p>',
  },
  {
    name: 'Not selected',
    ...{ purpose: 'status', mode: 'offered', statuses: [rejectedStatusId] },
    subject: 'Your application as {{job-title}}',
    body: '<p>Dear {{first-name}},</p><p>thank you for your time and your interest in {{company}}. We decided for somebody else this time, and wish you all the best.</p><p>{{recruiter}}</p>',
  },
  {
    name: 'We have your application',
    ...{ purpose: 'receipt', mode: 'off', statuses: [] },
    subject: 'We have your application as {{job-title}}',
    body: '<p>Dear {{first-name}},</p><p>your application has arrived, with the number {{application-number}}. You hear from us within two weeks.</p><p>{{company}}</p>',
  },
];

/** Tables and rows; the database numbers the templates, from 1. */
export const mailTemplateRows: readonly (readonly [table: string, rows: readonly object[]])[] = [
  [
    'mail_template',
    templates.map(({ statuses: _, ...template }) => ({
      ...{ language: 'en', delay_hours: 0, version: 1 },
      ...template,
    })),
  ],
  [
    'mail_template_status',
    templates.flatMap(({ statuses }, place) =>
      statuses.map((status) => ({ template_id: place + 1, status_id: status })),
    ),
  ],
];
