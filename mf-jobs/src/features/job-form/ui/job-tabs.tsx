import { memo, use, useEffect, useEffectEvent, useRef } from 'react';
import { Tabs } from 'shared-ui/page';
import { useFormikContext } from 'shared-ui/forms';
import { jobFieldLabels, mandatoryFields, seoFieldNames, type JobField } from '../job-fields';
import type { JobValues } from '../job-values';
import { listMissingFields } from '../required.rule';
import { JobFormVariantContext } from './job-form-shape';
import { JobFields } from './job-fields';
import { SeoFields } from './seo-fields';

export type JobTab = 'job' | 'seo';

export const getJobTab = (field: string): JobTab =>
  (seoFieldNames as readonly string[]).includes(field) ? 'seo' : 'job';

const getLockReason = (missing: readonly JobField[]): string | undefined =>
  missing.length === 0
    ? undefined
    : `Fill the mandatory fields first. Empty: ${missing.map((field) => jobFieldLabels[field]).join(', ')}.`;

/** After a refused save, opens the other tab if it has all the errors. */
const useShowErrorTab = (tab: JobTab, show: (tab: JobTab) => void) => {
  const form = useFormikContext<JobValues>();
  const { submitCount, isSubmitting, isValidating } = form;
  const look = useEffectEvent(() => {
    const refused = (form.status as { fields?: object } | undefined)?.fields ?? {};
    const tabs = Object.keys({ ...form.errors, ...refused }).map(getJobTab);
    if (tabs.length > 0 && !tabs.includes(tab)) show(tab === 'job' ? 'seo' : 'job');
  });
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
  const lookedAt = useRef(0);
  useEffect(() => {
    if (!settled || lookedAt.current === submitCount) return;
    lookedAt.current = submitCount;
    look();
  }, [settled, submitCount]);
};

// Contents of the tabs; the elements are constant, so that a keystroke in one field does not
// re-render all others.
const jobPart = <JobFields />;
const seoPart = <SeoFields />;

interface Props {
  tab: JobTab;
  onTab: (tab: JobTab) => void;
}

const MemoizedTabs = memo(({ tab, onTab, lock }: Props & { lock: string | undefined }) => (
  <Tabs
    label="Parts of the job"
    value={tab}
    onChange={(id) => onTab(id === 'seo' ? 'seo' : 'job')}
    tabs={[
      { id: 'job', label: 'Job', content: jobPart },
      { id: 'seo', label: 'Seo', content: seoPart, disabledReason: lock },
    ]}
  />
));

export const JobTabs = ({ tab, onTab }: Props) => {
  const { values } = useFormikContext<JobValues>();
  const { locksSeo } = use(JobFormVariantContext);
  const lock = locksSeo ? getLockReason(listMissingFields(mandatoryFields, values)) : undefined;
  const open = lock ? 'job' : tab;
  useShowErrorTab(open, onTab);
  return <MemoizedTabs tab={open} onTab={onTab} lock={lock} />;
};
