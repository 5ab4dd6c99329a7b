import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** The open tab; left out, the first is open and it keeps its own state. */
  value?: string;
  onChange?: (id: string) => void;
}

const TabButton = chakra('button', {
  base: {
    py: '2',
    color: 'ink2',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    '&[aria-selected=true]': { color: 'ink', fontWeight: 550, borderColor: 'accent' },
    _hover: { color: 'ink' },
  },
});

/** Parts of one thing, one at a time; arrow keys move between them. */
export const Tabs = ({ label, tabs, value, onChange }: Props) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = value ?? own;
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === open);
    const next = (at + step + tabs.length) % tabs.length;
    choose(tabs[next]?.id ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        gap="4.5"
        mb="4.5"
        borderBottomWidth="1px"
        borderColor="line"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open}`} tabIndex={0}>
        {tabs.find(({ id }) => id === open)?.content}
      </Box>
    </>
  );
};
