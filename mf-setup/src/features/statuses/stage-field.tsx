import { messages } from 'server/contract/messages';
import { lookupSource } from 'shared-auth/lookups';
import { PickerField, yup, type PickerItem } from 'shared-ui/forms';

export type ChosenStage = PickerItem | null;

export const stageSchema = yup.mixed().required(messages.setup.statusStage);

const stages = lookupSource('stages');

export const StageField = () => (
  <PickerField name="stage" label="Select Stage" {...stages} required />
);
