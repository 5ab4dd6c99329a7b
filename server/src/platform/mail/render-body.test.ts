import type { Block } from '../../../contract/rich-text/model';
import { renderBodyHtml, renderBodyText } from './render-body';

const line = (
  type: 'paragraph' | 'bullet' | 'number' | 'quote',
  text: string,
  indent = 0,
): Block => ({
  ...{ type, children: [{ text }] },
  ...(indent > 0 && { indent }),
});

it('a reader of plain text sees lists, quotes and addresses of links', () => {
  const text = renderBodyText([
    line('paragraph', 'Dear Nila,'),
    line('number', 'first'),
    line('bullet', 'inner', 1),
    line('number', 'second'),
    line('quote', 'said'),
    {
      type: 'paragraph',
      children: [
        { type: 'link', href: 'https://kestrel.example/way', children: [{ text: 'The way' }] },
        { text: ' or ' },
        { type: 'link', href: 'mailto:a@b.example', children: [{ text: 'a@b.example' }] },
      ],
    },
  ]);
  expect(text).toBe(
    'Dear Nila,\n\n1. first\n  - inner\n2. second\n\n> said\n\nThe way (https://kestrel.example/way) or a@b.example',
  );
});

it('the text of a mail to an applicant cannot become markup, and each element has its own style attribute', () => {
  const { text } = renderBodyHtml([line('paragraph', '<p onclick="x">'), line('bullet', 'a')]);
  expect(text).toContain('&lt;p onclick=&quot;x&quot;&gt;');
  expect(text).toMatch(
    /^<p class="ink" style="[^"]+">.*<ul class="ink" style="[^"]+"><li class="ink"/s,
  );
});
