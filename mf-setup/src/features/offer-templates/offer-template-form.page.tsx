import { maxOfferText, offerPlaceholders } from 'server/contract/interviews/offers/offer-constants';
import { offerTemplateCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import { offerTemplates } from '../../../contract/interviews';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import { longTextField, textField } from '../../setup/fields';

const placeholderText = offerPlaceholders.map((name) => `{${name}}`).join(', ');

const pages = defineRecordPages({
  title: 'Offer template',
  noun: { one: 'offer template', many: 'offer templates', list: offerTemplates },
  calls: offerTemplateCalls,
  fields: {
    name: textField({ label: 'Name', required: 'Enter the name.' }),
    title: textField({
      label: 'Title',
      hint: 'Stands above the text of the document.',
      required: 'Enter the title.',
      max: 200,
    }),
    body: longTextField({
      label: 'Letter',
      hint: `Filled in for each offer: ${placeholderText}.`,
      required: 'Enter the text.',
      max: maxOfferText,
      rows: 16,
    }),
  },
});

export const CreateOfferTemplatePage = () => (
  <>
    <SettingsNav />
    <pages.CreatePage />
  </>
);

export const EditOfferTemplatePage = () => (
  <>
    <SettingsNav />
    <pages.EditPage />
  </>
);
