import type { RetentionOutcome } from 'server/contract/privacy/retention/retention-rule-constants';
import type { PickerItem } from 'shared-ui/forms';

export interface RetentionRuleValues {
  name: string;
  outcome: RetentionOutcome;
  country: PickerItem | null;
  source: PickerItem | null;
  keepMonths: number | '';
  askDays: number | '';
  isOn: boolean;
}
