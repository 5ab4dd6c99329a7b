import { messages } from 'server/contract/messages';
import { useLookup } from 'shared-auth';
import { PickerField, yup, type PickerItem } from 'shared-ui/forms';

/** The stage that a status belongs to. */
export type ChosenStage = PickerItem | null;

export const stageSchema = yup.mixed().required(messages.setup.statusStage);

const useStages = (search: string) => useLookup('stages', { search });

export const StageField = () => (
  <PickerField name="stage" label="Select Stage" useOptions={useStages} required />
);
