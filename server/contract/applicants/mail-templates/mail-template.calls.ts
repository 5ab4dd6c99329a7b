import { recordCalls } from '../../record-calls';
import type { MailTemplateShapes } from './mail-template';

export const mailTemplateCalls = recordCalls<MailTemplateShapes>('mail-template', [], {
  path: 'mail-templates',
});
