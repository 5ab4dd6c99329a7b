import { useCompanyClock, usePermission } from 'shared-auth';
import { Flex, PageHead } from 'shared-ui';
import { RadioGroup } from 'shared-ui/forms';
import { addressField, useAddressState } from 'shell/sdk/react';
import { OwnCalendarButton } from './own-calendar-button';
import { InterviewTableView } from './table-view';
import { InterviewWeekView } from './week-view';

const fields = {
  view: addressField.choice(['', 'table'], ''),
  day: addressField.day,
  team: addressField.choice(['', '1'], ''),
  cards: addressField.text(),
  doubtful: addressField.text(),
};

const views = [
  { value: '', label: 'Week' },
  { value: 'table', label: 'Table' },
];
const owners = [
  { value: '', label: 'Mine' },
  { value: '1', label: 'The team’s' },
];

export const InterviewsPage = () => {
  const [state, change] = useAddressState(fields);
  const clock = useCompanyClock();
  const seesTeam = usePermission('interview:view').allowed;
  const isTable = state.view === 'table' || state.cards !== '' || state.doubtful !== '';
  return (
    <>
      <PageHead
        title="Interviews"
        words="Times are the company’s, unless another zone stands beside them."
        actions={<OwnCalendarButton />}
      />
      <Flex gap="6" mb="4" wrap="wrap">
        <RadioGroup
          id="interviews-view"
          label="Shown as"
          options={views}
          value={isTable ? 'table' : ''}
          onChoose={(view) =>
            change({ view: view === 'table' ? 'table' : '', cards: '', doubtful: '' })
          }
        />
        {isTable || !seesTeam ? null : (
          <RadioGroup
            id="interviews-team"
            label="Whose"
            options={owners}
            value={state.team}
            onChoose={(team) => change({ team: team === '1' ? '1' : '' })}
          />
        )}
      </Flex>
      {isTable ? (
        <InterviewTableView />
      ) : (
        <InterviewWeekView
          day={state.day ?? clock.today()}
          isMine={!seesTeam || state.team === ''}
          onDay={(day) => change({ day })}
        />
      )}
    </>
  );
};
