import type { ColumnUses } from '../platform/personal-data/column-uses';

export const referralsColumns: ColumnUses = {
  freeTexts: {
    payout_batch: 'refusals',
    payout_batch_row: 'left_out',
  },
  textsAboutOthers: {
    referral: 'remark',
    referral_event: 'remark',
  },
  purposelyLasting: {
    paid_hire: 'mark',
    payout_batch_row: 'employee_number employee email job_code department currency',
  },
  notPersonal: {
    payout_batch: 'currency state',
    referral: 'currency attribution state reason',
    referral_amount: 'slug currency',
    referral_event: 'from_state to_state reason fact',
    referral_setting: 'attribution',
    referral_setting_type: 'name',
  },
};
