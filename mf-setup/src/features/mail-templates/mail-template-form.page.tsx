import type { MailTemplateRecord } from 'server/contract/applicants/mail-templates/mail-template';
import { mailTemplateCalls } from 'server/contract/applicants/mail-templates/mail-template.calls';
import { mailTemplates } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import { templateFields, type TemplateValues } from './template-fields';

const pages = defineRecordPages<TemplateValues, MailTemplateRecord>({
  title: 'Mail template',
  noun: { one: 'mail template', many: 'mail templates', list: mailTemplates },
  calls: mailTemplateCalls,
  fields: templateFields,
  bodyOf: (written, _, { purpose }) => ({
    ...written,
    ...(purpose !== 'status' && { statusIds: [] }),
  }),
});

export const CreateMailTemplatePage = () => (
  <>
    <SettingsNav />
    <pages.CreatePage />
  </>
);

export const EditMailTemplatePage = () => (
  <>
    <SettingsNav />
    <pages.EditPage />
  </>
);
