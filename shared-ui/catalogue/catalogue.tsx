import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Box, Button, Flex, Heading, UiProvider, useColorMode } from '../src';
import { Pane } from './pane';
import { sections } from './sections';

const here = () => sections.find(({ id }) => `#${id}` === location.hash) ?? sections[0];

const useSection = () => {
  const [section, setSection] = useState(here);
  useEffect(() => {
    const follow = () => setSection(here());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return section;
};

const looks = ['light', 'dark', 'both'] as const;

const Catalogue = () => {
  const section = useSection();
  const { mode, setChoice } = useColorMode();
  const [both, setBoth] = useState(false);
  const [rtl, setRtl] = useState(false);
  if (!section) return null;
  const look = both ? 'both' : mode;
  return (
    <>
      <Box
        as="header"
        position="sticky"
        top="0"
        zIndex="bar"
        px={{ base: '3.5', md: '6' }}
        py="2"
        bg="panel"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <Flex align="center" gap="1.5" wrap="wrap" mb="1">
          <Heading level={1} me="auto">
            {section.title}
          </Heading>
          {looks.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="quiet"
              aria-pressed={name === look}
              color={name === look ? 'accent' : 'ink2'}
              onClick={() => {
                setBoth(name === 'both');
                setChoice(name === 'dark' ? 'dark' : 'light');
              }}
            >
              {name}
            </Button>
          ))}
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={rtl}
            color={rtl ? 'accent' : 'ink2'}
            onClick={() => setRtl(!rtl)}
          >
            rtl
          </Button>
        </Flex>
        <Flex as="nav" aria-label="Sections" gap="4" overflowX="auto" py="1">
          {sections.map(({ id, title }) => (
            <Box
              asChild
              key={id}
              flexShrink={0}
              color={id === section.id ? 'accent' : 'ink2'}
              fontWeight={id === section.id ? 600 : 400}
            >
              <a href={`#${id}`} aria-current={id === section.id ? 'page' : undefined}>
                {title}
              </a>
            </Box>
          ))}
        </Flex>
      </Box>
      <Flex
        as="main"
        key={section.id}
        direction={{ base: 'column', lg: 'row' }}
        dir={rtl ? 'rtl' : 'ltr'}
      >
        {both ? (
          <>
            <Pane section={section} mode="light" />
            <Pane section={section} mode="dark" />
          </>
        ) : (
          <Pane section={section} />
        )}
      </Flex>
    </>
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Catalogue />
    </UiProvider>,
  );
}
