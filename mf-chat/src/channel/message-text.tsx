import { Box } from 'shared-ui';
import { linkParts } from './link-parts.rule';

/** The words of a message as they were written; only web addresses in it lead anywhere. */
export const MessageText = ({ message }: { message: string }) => (
  <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
    {linkParts(message).map(({ text, href }, place) =>
      href === undefined ? (
        text
      ) : (
        <Box
          // The parts of a message never change their places.
          key={place}
          asChild
          color="accent"
          textDecoration="underline"
        >
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        </Box>
      ),
    )}
  </Box>
);
