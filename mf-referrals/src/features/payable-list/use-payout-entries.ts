import {
  beforeRelease,
  payoutActions,
  payoutStates,
  type PayoutActionName,
} from 'server/contract/referrals/payouts/payout-constants';
import type { ReferralRow, ReferralSelection } from 'server/contract/referrals/payouts/referral';
import { useAllowances } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel, usePanelEntry, type Selected } from 'shell/sdk/react';
import { payoutStatus } from '../../../contract';

const tickThemText = 'Tick the referrals, at most 1,000: their payouts are judged one by one.';

export const getDisabledReasonBeforeEligibility = ({
  eligibilityDate,
  daysCompleted,
  releaseDays,
}: ReferralRow): Pick<MenuEntry, 'disabledReason'> => {
  if (releaseDays === undefined) return {};
  const isOver = eligibilityDate !== null && (daysCompleted ?? -1) >= releaseDays;
  return isOver ? {} : { disabledReason: beforeRelease(releaseDays) };
};

/**
 * Removes ids of rows on this page whose release period is not over. Ids from other pages stay, since their
 * dates are not loaded.
 */
export const limitSelectionToExportable = (
  selected: Selected<ReferralSelection>,
  rows: readonly ReferralRow[] = [],
): Selected<ReferralSelection> => {
  const ticked = selected.selection.applicantId;
  if (!ticked) return selected;
  const reasons = new Map(
    rows.flatMap((row) => {
      const { disabledReason } = getDisabledReasonBeforeEligibility(row);
      return disabledReason === undefined ? [] : [[row.applicantId, disabledReason]];
    }),
  );
  const applicantId = ticked.filter((id) => !reasons.has(id));
  if (applicantId.length > 0) return { ...selected, selection: { applicantId } };
  return { ...selected, refusal: selected.refusal ?? reasons.get(ticked[0] ?? 0) };
};

const findStatusRefusal = (
  selected: Selected<ReferralSelection>,
  rows: readonly ReferralRow[] | undefined,
): string | undefined =>
  selected.selection.applicantId
    ? limitSelectionToExportable(selected, rows).refusal
    : tickThemText;

export const usePayoutEntries = () => {
  const allowances = useAllowances();
  const status = usePanelEntry(payoutStatus, (id) => ({ applicantIds: [id] }));
  const isHidden = Object.values(payoutActions).every(
    ({ permission }) => allowances.of(permission).isForbidden,
  );
  const leadingTo =
    (name: PayoutActionName) =>
    ({ applicantId, targets = [] }: ReferralRow): MenuEntry => {
      const { label, to, permission } = payoutActions[name];
      const { id } = payoutStates[to];
      return {
        id: name,
        label,
        isHidden: allowances.of(permission).isForbidden || !targets.includes(id),
        onSelect: () => void openPanel(payoutStatus, { applicantIds: [applicantId], to: id }),
      };
    };
  const ofSelected = (
    { selection: { applicantId: applicantIds } }: Selected<ReferralSelection>,
    entry: Pick<MenuEntry, 'id' | 'label' | 'isHidden' | 'disabledReason'>,
    to?: number,
  ): MenuEntry => ({
    ...entry,
    onSelect: () => {
      if (applicantIds)
        void openPanel(payoutStatus, { applicantIds, ...(to !== undefined && { to }) });
    },
  });
  return {
    status: (row: ReferralRow): MenuEntry => ({
      ...status(row.applicantId, { label: 'Status' }),
      takesE: true,
      isHidden,
      ...getDisabledReasonBeforeEligibility(row),
    }),
    hold: leadingTo('hold'),
    refuse: leadingTo('refuse'),
    ofSelected: (
      selected: Selected<ReferralSelection>,
      rows: readonly ReferralRow[] | undefined,
    ): MenuEntry[] => [
      ofSelected(selected, {
        ...{ id: 'status', label: 'Status', isHidden },
        disabledReason: findStatusRefusal(selected, rows),
      }),
      ...(['hold', 'refuse'] as const).map((name) => {
        const { label, to, permission } = payoutActions[name];
        const entry = {
          ...{ id: name, label, isHidden: allowances.of(permission).isForbidden },
          disabledReason:
            selected.refusal ?? (selected.selection.applicantId ? undefined : tickThemText),
        };
        return ofSelected(selected, entry, payoutStates[to].id);
      }),
    ],
  };
};
