import { getTimeZoneEffect } from 'server/contract/platform/company/company.calls';
import type { Company, TimeZoneEffect } from 'server/contract/platform/company/company';
import { isSameTimeZone } from 'server/contract/platform/company/time-zone-constants';
import { useRead } from 'shared-auth';
import { formatLongDay, Notice } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { CompanyValues } from './company-values';

const jobs = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`;

export const describeTimeZoneEffect = (effect: TimeZoneEffect): string => {
  const { today, todayThen, jobsExpiring, jobsReopening } = effect;
  const day =
    today === todayThen
      ? 'Today stays the same day.'
      : `Today becomes ${formatLongDay(todayThen)} instead of ${formatLongDay(today)}.`;
  const ending = jobsExpiring > 0 ? ` ${jobs(jobsExpiring)} will expire.` : '';
  const opening = jobsReopening > 0 ? ` ${jobs(jobsReopening)} will be active again.` : '';
  return `${day}${ending}${opening} Every list counts its days anew, for everyone at once. Moments that are stored stay the same.`;
};

export const TimeZoneEffectText = ({ stored }: { stored: Company }) => {
  const chosen = useFormikContext<CompanyValues>().values.timeZone?.label;
  const isOther = chosen !== undefined && !isSameTimeZone(chosen, stored.timeZone);
  const { data, error } = useRead(
    getTimeZoneEffect,
    isOther ? { query: { timeZone: chosen } } : null,
  );
  if (!isOther) return null;
  const words = error
    ? `This could not be found out. ${error.message}`
    : data && describeTimeZoneEffect(data.data);
  return (
    <Notice
      tone="wait"
      title={`What ${chosen} changes`}
      words={words ?? 'Looking for what changes…'}
    />
  );
};
