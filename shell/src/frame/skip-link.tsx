import { Box } from 'shared-ui';

export const SkipLink = () => (
  <Box
    asChild
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="notice"
    px="3.5"
    py="2"
    bg="raised"
    borderWidth="1px"
    borderColor="lineStrong"
    borderRadius="md"
    transform="translateY(-64px)"
    _focus={{ transform: 'none' }}
  >
    <a
      href="#page"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('page')?.focus();
      }}
    >
      Skip to the page
    </a>
  </Box>
);
