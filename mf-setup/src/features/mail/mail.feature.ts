import { route, type Feature } from 'shell/sdk/define';
import { mail, mailMessage } from '../../../contract';

const options = { menu: 'setup.general-settings-menu', can: 'company:view' } as const;

export const mailFeature: Feature = {
  pages: {
    MailPage: route(mail, '/general-settings/mail', {
      title: 'Mail',
      ...options,
      link: { row: 'setup.settings', group: 'Messages', order: 30 },
    }),
    MailMessagePage: route(mailMessage, '/general-settings/mail/:id', {
      title: 'Message',
      ...options,
    }),
  },
};
