import { memo, useState } from 'react';
import { useChosen } from 'shared-auth';
import { DateRangeFilter, FilterAdder, FilterBar, PickerFilter, SearchBox } from 'shared-ui/table';
import { dayOrder } from '../../../application/day-words';
import { useCompanyDays } from '../../../application/use-company-days';
import {
  allJobs,
  useApplicantStatuses,
  useJobs,
  useSources,
  useStages,
} from '../../../application/lookups';
import { useChosenJob } from '../api/get-job';
import { scopeOf, type ListState } from '../list-state';
import { moreFilters, type MoreFilter } from '../more-filters';
import { OneApplicant } from './one-applicant';

interface Props {
  state: ListState;
  onChange: (values: Partial<ListState>, how?: { replace?: boolean }) => void;
}

const Filters = ({ state, onChange }: Props) => {
  const [added, setAdded] = useState<MoreFilter[]>([]);
  const { today } = useCompanyDays();
  const job = useChosenJob(state.jobId);
  const source = useChosen('sources', state.source);
  const stage = useChosen('stages', state.stage);
  const status = useChosen('applicantStatuses', state.status);
  const shown = moreFilters.filter(({ id, isSet }) => isSet(state) || added.includes(id));
  const shows = (id: MoreFilter) => shown.some((filter) => filter.id === id);
  const opens = (id: MoreFilter) => added.at(-1) === id;
  const remove = (id: MoreFilter, values: Partial<ListState>) => () => {
    setAdded(added.filter((other) => other !== id));
    onChange(values);
  };
  return (
    <FilterBar>
      <SearchBox
        label="Search applicants"
        value={state.search}
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <PickerFilter
        label="Jobs"
        value={job ?? allJobs}
        useOptions={useJobs}
        onChange={({ id }) => onChange({ jobId: id === allJobs.id ? undefined : Number(id) })}
      />
      {state.applicantId === undefined ? null : (
        <OneApplicant
          id={state.applicantId}
          onRemove={() => onChange({ applicantId: undefined })}
        />
      )}
      {shows('date') ? (
        <DateRangeFilter
          label="Date"
          value={{ from: state.from, to: state.to }}
          today={today}
          order={dayOrder}
          startOpen={opens('date')}
          onChange={({ from, to }) => onChange({ from, to })}
          onRemove={remove('date', { from: undefined, to: undefined })}
        />
      ) : null}
      {shows('source') ? (
        <PickerFilter
          label="Source"
          value={source}
          useOptions={useSources}
          startOpen={opens('source')}
          onChange={({ id }) => onChange({ source: Number(id) })}
          onRemove={remove('source', { source: undefined })}
        />
      ) : null}
      {shows('stage') ? (
        <PickerFilter
          label="Stage"
          value={stage}
          useOptions={useStages}
          startOpen={opens('stage')}
          onChange={({ id }) => onChange({ stage: Number(id) })}
          onRemove={remove('stage', { stage: undefined })}
        />
      ) : null}
      {shows('status') ? (
        <PickerFilter
          label="Applicant Status"
          value={status}
          useOptions={useApplicantStatuses}
          startOpen={opens('status')}
          onChange={({ id }) => onChange({ status: Number(id) })}
          onRemove={remove('status', { status: undefined })}
        />
      ) : null}
      <FilterAdder
        options={moreFilters.filter(({ id }) => !shows(id))}
        onAdd={(id) => setAdded([...added, id as MoreFilter])}
      />
    </FilterBar>
  );
};

/**
 * Search, the Jobs selector, and filters that are added by name. Another page of the same filter leaves
 * them alone.
 */
export const ApplicantFilters = memo(
  Filters,
  (before, now) => before.onChange === now.onChange && scopeOf(before.state) === scopeOf(now.state),
);
