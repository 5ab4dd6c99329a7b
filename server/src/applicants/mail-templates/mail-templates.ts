import { mailTemplateShapes } from '../../../contract/applicants/mail-templates/mail-template';
import { mailTemplateCalls } from '../../../contract/applicants/mail-templates/mail-template.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { cleanBody } from './clean-body';
import { mailTemplateList } from './mail-templates.list';

export const mailTemplatesDomain = createRecordDomain({
  list: mailTemplateList,
  calls: mailTemplateCalls,
  shapes: mailTemplateShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  isClosed: true,
  found: { route: 'setup.edit-mail-template', list: 'setup.mail-templates' },
  receive: async ({ body }) => {
    const { body: text } = body as { body?: string };
    return text === undefined ? body : { ...body, body: await cleanBody(text) };
  },
});
