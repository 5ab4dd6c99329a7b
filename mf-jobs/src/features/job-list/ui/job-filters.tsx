import { memo, useState } from 'react';
import { useChosen } from 'shared-auth';
import {
  ChoiceFilter,
  DateRangeFilter,
  FilterAdder,
  FilterBar,
  PickerFilter,
  SearchBox,
} from 'shared-ui/table';
import { dayOrder } from '../../../job/day-words';
import { useDepartments, useLocations } from '../../../job/job-lookups';
import { useCompanyDays } from '../../../job/use-company-days';
import { scopeOf, type JobListState } from '../job-list-state';
import { moreFilters, type MoreFilter } from '../more-filters';

interface Props {
  state: JobListState;
  onChange: (values: Partial<JobListState>, how?: { replace?: boolean }) => void;
}

const statusChoices = [
  { value: 'all', label: 'All Jobs' },
  { value: 'published', label: 'Published Job' },
  { value: 'saved', label: 'Unpublished Job' },
] as const;

const validityChoices = [
  { value: 'active', label: 'Active Jobs' },
  { value: 'expired', label: 'Expired Jobs' },
  { value: 'all', label: 'All Jobs' },
] as const;

const Filters = ({ state, onChange }: Props) => {
  const [added, setAdded] = useState<MoreFilter[]>([]);
  const { today } = useCompanyDays();
  const department = useChosen('departments', state.department);
  const location = useChosen('locations', state.location);
  const shown = moreFilters.filter(({ id, isSet }) => isSet(state) || added.includes(id));
  const shows = (id: MoreFilter) => shown.some((filter) => filter.id === id);
  const opens = (id: MoreFilter) => added.at(-1) === id;
  const remove = (id: MoreFilter, values: Partial<JobListState>) => () => {
    setAdded(added.filter((other) => other !== id));
    onChange(values);
  };
  return (
    <FilterBar>
      <SearchBox
        label="Search jobs"
        value={state.search}
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="Status"
        name="Job status"
        value={state.status}
        options={statusChoices}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label="Filter job"
        value={state.job}
        options={validityChoices}
        onChange={(job) => onChange({ job })}
      />
      {shows('department') ? (
        <PickerFilter
          label="Department"
          value={department}
          useOptions={useDepartments}
          startOpen={opens('department')}
          onChange={({ id }) => onChange({ department: Number(id) })}
          onRemove={remove('department', { department: undefined })}
        />
      ) : null}
      {shows('location') ? (
        <PickerFilter
          label="Location"
          value={location}
          useOptions={useLocations}
          startOpen={opens('location')}
          onChange={({ id }) => onChange({ location: Number(id) })}
          onRemove={remove('location', { location: undefined })}
        />
      ) : null}
      {shows('openDate') ? (
        <DateRangeFilter
          label="Open date"
          today={today}
          order={dayOrder}
          value={{ from: state.from, to: state.to }}
          startOpen={opens('openDate')}
          onChange={({ from, to }) => onChange({ from, to })}
          onRemove={remove('openDate', { from: undefined, to: undefined })}
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
 * Search and filters of the job list; those that are rarely used are added by name. Another page of the
 * same filter leaves them alone.
 */
export const JobFilters = memo(
  Filters,
  (before, now) => before.onChange === now.onChange && scopeOf(before.state) === scopeOf(now.state),
);
