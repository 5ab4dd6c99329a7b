import { useRef } from 'react';
import { Box } from '@chakra-ui/react';

const styleElementPattern = /<style>([^<]*)<\/style>/;

/**
 * Moves styles out of the HTML; they are set by script after loading, since the page's content security
 * policy forbids inline styles.
 */
const withoutStyles = (html: string): string =>
  html.replace(styleElementPattern, '').replaceAll(' style="', ' data-style="');

const applyStyles = (frame: HTMLIFrameElement, html: string): void => {
  const { contentDocument: page, contentWindow } = frame;
  if (!page || !contentWindow) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  const styles = styleElementPattern.exec(html)?.[1];
  if (styles !== undefined) {
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [sheet];
  }
  frame.style.height = `${page.documentElement.scrollHeight}px`;
};

interface Props {
  html: string;
  title: string;
  scheme: 'light' | 'dark';
}

/** Renders a mail in a sandbox: its scripts do not run and its links do not open. */
export const MailPreview = ({ html, title, scheme }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Box
      asChild
      width="full"
      minHeight="320px"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      style={{ colorScheme: scheme }}
    >
      <iframe
        ref={frame}
        key={scheme}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={withoutStyles(html)}
        onLoad={() => frame.current && applyStyles(frame.current, html)}
      />
    </Box>
  );
};
