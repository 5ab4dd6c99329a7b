import { Box, chakra } from '@chakra-ui/react';
import { CloseIcon } from '../icon';
import { Tag } from '../mark/tag';
import type { PickerItem } from './picker-options';

const RemoveButton = chakra('button', {
  base: { color: 'ink3', borderRadius: '4px', me: '-4px', p: '2px', _hover: { color: 'ink' } },
});

const maxShownTags = 3;

interface Props {
  items: readonly PickerItem[];
  disabled: boolean;
  onRemove: (item: PickerItem) => void;
}

export const PickerTags = ({ items, disabled, onRemove }: Props) => {
  const rest = items.slice(maxShownTags);
  return (
    <>
      {items.slice(0, maxShownTags).map((item) => (
        <Tag key={item.id} style={{ maxWidth: '160px' }}>
          <Box as="span" dir="auto" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {item.label}
          </Box>
          {disabled ? null : (
            <RemoveButton
              type="button"
              tabIndex={-1}
              aria-label={`Remove ${item.label}`}
              onClick={(event) => {
                event.stopPropagation();
                onRemove(item);
              }}
            >
              <CloseIcon size={12} aria-hidden />
            </RemoveButton>
          )}
        </Tag>
      ))}
      {rest.length > 0 ? (
        <Tag title={rest.map(({ label }) => label).join(', ')}>{`+${rest.length}`}</Tag>
      ) : null}
    </>
  );
};
