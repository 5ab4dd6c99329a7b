import { Button, Flex } from 'shared-ui';

type View = 'list' | 'board';

const views: Record<View, string> = { list: 'List', board: 'Board' };

interface Props {
  view: View;
  onChange: (view: View) => void;
}

export const BoardOrListSwitch = ({ view, onChange }: Props) => (
  <Flex role="group" aria-label="View" gap="1">
    {(Object.keys(views) as View[]).map((one) => (
      <Button
        key={one}
        size="sm"
        height="8"
        variant={one === view ? 'plain' : 'quiet'}
        aria-pressed={one === view}
        onClick={() => onChange(one)}
      >
        {views[one]}
      </Button>
    ))}
  </Flex>
);
