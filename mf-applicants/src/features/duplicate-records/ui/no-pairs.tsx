import type { DuplicateState } from 'server/contract/applicants/duplicates/duplicate-constants';
import { Button, Card, EmptyState } from 'shared-ui';

const emptyStateTexts: Record<DuplicateState, { title: string; words: string }> = {
  suspected: {
    title: 'No suspected duplicates',
    words:
      'When someone arrives with the e-mail, phone or document of another person, both appear here.',
  },
  merged: {
    title: 'Nobody was merged yet',
    words: 'People who were made one stay here, so that a merge can be taken back.',
  },
  dismissed: {
    title: 'No pair was set aside yet',
    words: 'Pairs that turned out to be two people stay here, so that this can be taken back.',
  },
};

interface Props {
  state: DuplicateState;
  /** Clears search and filters; absent when none is set. */
  onClear?: (() => void) | undefined;
}

export const NoPairs = ({ state, onClear }: Props) => (
  <Card py="6">
    {onClear ? (
      <EmptyState
        title="No pairs match these filters"
        words="Search for something else, or show all pairs."
        action={<Button onClick={onClear}>Show all pairs</Button>}
      />
    ) : (
      <EmptyState {...emptyStateTexts[state]} />
    )}
  </Card>
);
