import { ChoiceFilter, FilterBar, SearchBox } from 'shared-ui/table';
import { useNavigateTo } from 'shell/sdk/react';
import { olderListChoices, type OlderPath } from '../older-lists';

interface Props {
  path: OlderPath;
  search: string;
  onSearch: (search: string) => void;
}

/** Search within an older list; another list is another address. */
export const OlderJobFilters = ({ path, search, onSearch }: Props) => {
  const navigateTo = useNavigateTo();
  return (
    <FilterBar>
      <SearchBox label="Search jobs" value={search} onChange={onSearch} />
      <ChoiceFilter
        label="Filter job"
        value={path}
        options={olderListChoices}
        onChange={(to) => navigateTo({ to })}
      />
    </FilterBar>
  );
};
