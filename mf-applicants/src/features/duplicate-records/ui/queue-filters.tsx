import { duplicateReasons, duplicateStates } from 'server/contract/duplicates/duplicate-constants';
import { ChoiceFilter, FilterBar, SearchBox } from 'shared-ui/table';
import { reasonWords, stateWords } from '../pair-words';
import type { QueueState } from '../queue-state';

interface Props {
  state: QueueState;
  onChange: (values: Partial<QueueState>, how?: { replace?: boolean }) => void;
}

/** Which pairs are shown. */
export const QueueFilters = ({ state, onChange }: Props) => (
  <FilterBar>
    <SearchBox
      label="Search people"
      value={state.search}
      onChange={(search) => onChange({ search }, { replace: true })}
    />
    <ChoiceFilter
      label="State"
      value={state.state}
      options={duplicateStates.map((value) => ({ value, label: stateWords[value] }))}
      onChange={(value) => onChange({ state: value })}
    />
    <ChoiceFilter
      label="Reason"
      value={state.reason}
      options={[
        { value: '', label: 'Any' },
        ...duplicateReasons.map((value) => ({ value, label: reasonWords[value] })),
      ]}
      onChange={(value) => onChange({ reason: value })}
    />
  </FilterBar>
);
