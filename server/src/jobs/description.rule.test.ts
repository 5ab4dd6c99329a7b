import { cleanDescription } from './description.rule';

describe('a description is shown as HTML and can harm nobody', () => {
  it.each([
    ['<p>Cook <strong>well</strong></p>', '<p>Cook <strong>well</strong></p>'],
    ['<h1>A</h1><h2>B</h2><ul><li>c</li></ul>', '<h1>A</h1><h2>B</h2><ul><li>c</li></ul>'],
    ['<p>ok</p><script>alert(1)</script>', '<p>ok</p>'],
    ['<p onclick="x()">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:x()">go</a>', '<a rel="noopener">go</a>'],
    ['<a href="https://a.example">go</a>', '<a href="https://a.example" rel="noopener">go</a>'],
    ['<p>ok</p><img src="http://a.example/x.png">', '<p>ok</p>'],
    ['<img src="https://a.example/x.png">', '<img src="https://a.example/x.png" />'],
    ['<p>ok</p><img src="data:text/html;base64,AA">', '<p>ok</p>'],
    ['<p>ok</p><iframe src="https://a.example"></iframe>', '<p>ok</p>'],
  ])('%s', (sent, stored) => {
    expect(cleanDescription(sent)).toBe(stored);
  });

  it.each(['<p><br></p>', '<p>&nbsp;</p>', '<script>x</script>', '   '])(
    '%j says nothing, so it counts as empty',
    (sent) => {
      expect(cleanDescription(sent)).toBe('');
    },
  );
});
