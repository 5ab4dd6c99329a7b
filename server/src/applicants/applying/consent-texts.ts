import { consentTextShapes } from '../../../contract/applicants/applying/consent-text';
import { consentTextCalls } from '../../../contract/applicants/applying/consent-text.calls';
import { createRecordDomain } from '../../platform/record-domain';
import { consentTextList } from './consent-texts.list';

export const consentTextsDomain = createRecordDomain({
  list: consentTextList,
  calls: consentTextCalls,
  shapes: consentTextShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'General Settings, Consent texts',
});
