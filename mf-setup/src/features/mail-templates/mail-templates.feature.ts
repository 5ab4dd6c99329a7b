import { route, type Feature } from 'shell/sdk/define';
import { createMailTemplate, editMailTemplate, mailTemplates } from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/mail-templates';

export const mailTemplatesFeature: Feature = {
  pages: {
    MailTemplatesPage: route(mailTemplates, path, {
      ...{ title: 'Mail templates', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Messages', order: 31 },
    }),
    CreateMailTemplatePage: route(createMailTemplate, `${path}/create`, {
      ...{ title: 'Create Mail template', menu, can: 'setup:edit-hiring' },
    }),
    EditMailTemplatePage: route(editMailTemplate, `${path}/edit/:id`, {
      ...{ title: 'Edit Mail template', menu, can: 'setup:edit-hiring' },
    }),
  },
};
