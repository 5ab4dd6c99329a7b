import { Fragment } from 'react';
import { Box, Flex, Text } from 'shared-ui';
import type { SearchOption } from './to-options';

interface SearchOptionsProps {
  listId: string;
  options: readonly SearchOption[];
  at: number;
  onAt: (index: number) => void;
  onGo: (option: SearchOption, isAside: boolean) => void;
}

export const SearchOptions = ({ listId, options, at, onAt, onGo }: SearchOptionsProps) =>
  options.map((option, index) => (
    <Fragment key={option.key}>
      {options[index - 1]?.group === option.group ? null : (
        <Text size="sm" tone="third" px="2.5" pt="2.5" pb="1" role="presentation">
          {option.group}
        </Text>
      )}
      <Flex
        id={`${listId}-${index}`}
        role="option"
        aria-selected={index === at}
        direction="column"
        justify="center"
        minHeight="9"
        px="2.5"
        py="1"
        borderRadius="md"
        cursor="pointer"
        bg={index === at ? 'hover' : undefined}
        onPointerMove={() => onAt(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => onGo(option, event.ctrlKey || event.metaKey)}
      >
        <Flex align="baseline" justify="space-between" gap="3" minWidth="0">
          <Box as="span" dir="auto" truncate flexShrink="0" maxWidth="70%">
            {option.title}
          </Box>
          <Text as="span" size="sm" tone="third" truncate flexShrink="1">
            {option.detail}
          </Text>
        </Flex>
        {option.reason ? (
          <Text as="span" size="sm" tone="second" dir="auto" truncate>
            {option.reason}
          </Text>
        ) : null}
      </Flex>
    </Fragment>
  ));
