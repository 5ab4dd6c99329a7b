import { offerTemplateCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import * as refs from '../../../contract/interviews';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const OfferTemplatesPage = defineRecordListPage({
  kind: 'offer-template',
  title: 'Offer templates',
  one: 'offer template',
  many: 'offer templates',
  emptiness: 'Create the first one, so that offers can be made.',
  calls: offerTemplateCalls,
  nameOf: ({ name }) => name,
  create: refs.createOfferTemplate,
  links: { Edit: refs.editOfferTemplate },
  useOwn: () => ({ nav: <SettingsNav /> }),
  columns: [
    { id: 'name', header: 'Name', narrow: 'title', sortable: true, least: 220, share: 1 },
    { id: 'title', header: 'Title', wraps: true, least: 260, share: 2 },
  ],
});
