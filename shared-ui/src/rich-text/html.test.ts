import { fromHtml } from './from-html';
import { writeHtml } from 'server/contract/rich-text/write-html';

const again = (html: string) => writeHtml(fromHtml(html));

test.each([
  '<p>Plain words &amp; signs &lt;b&gt;</p>',
  '<p>A <strong>bold</strong>, <em>leaning</em>, <u>lined</u> and <s>struck</s> word</p>',
  '<p><strong><em><u><s>all</s></u></em></strong></p>',
  '<h1>One</h1><h2>Two</h2><blockquote>Said</blockquote>',
  '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol>',
  '<ol><li>a<ul><li>b</li><li>c</li></ul></li></ol><p>after</p>',
  '<p class="indent-2">further in</p>',
  '<p>See <a href="https://kestrel.example/jobs">the jobs</a> now</p>',
  '<p><a href="mailto:hr@kestrel.example">write</a></p>',
  '<img src="/pictures/0f8fad5b-d9cb-469f-a165-70867728950e" alt="Plant">',
  '<p>one<br>two</p>',
  '<p>a</p><p></p><p>b</p>',
])('the HTML %s is unchanged after it is loaded into the editor and written again', (html) => {
  expect(again(html)).toBe(html);
});

test('an empty document is an empty string, so that "required" applies', () => {
  expect(again('')).toBe('');
  expect(again('<p></p><p> </p>')).toBe('');
});

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="//evil.example/a.png">', ''],
  ['<img src="/account/logout">', ''],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="data:text/html,x">a</a>', '<p>a</p>'],
  ['<svg><a href="https://a.example">a</a></svg><p>b</p>', '<p>b</p>'],
  ['<iframe src="https://a.example"></iframe><p>b</p>', '<p>b</p>'],
  [
    '<p><a href="https://a.example/?q=&quot;&gt;&lt;script&gt;">a</a></p>',
    '<p><a href="https://a.example/?q=%22%3E%3Cscript%3E">a</a></p>',
  ],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math><p>b</p>', '<p>b</p>'],
])('nothing harmful in %s remains', (html, safe) => {
  expect(again(html)).toBe(safe);
});

test('a list from Word becomes a list', () => {
  const word = `<!--[if gte mso 9]><xml></xml><![endif]-->
    <p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Needed<o:p></o:p></b></p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Go</p>
    <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>SQL</p>`;
  expect(again(word)).toBe(
    '<p><strong>Needed</strong></p><ul><li>Go<ul><li>SQL</li></ul></li></ul>',
  );
});

test('a text from Google Docs keeps its formatting, and is not bold as a whole', () => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Lead</span><span style="font-style:italic"> now</span></p></b>';
  expect(again(docs)).toBe('<p><strong>Lead</strong><em> now</em></p>');
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test.each([
  [table(row('Salary', '50000'), row('Place', 'Pune')), '<p>Salary 50000</p><p>Place Pune</p>'],
  [table(row('<p>Cell A</p>', '<p>Cell B</p>')), '<p>Cell A Cell B</p>'],
  [table('<tr>\n <td>\n a\n </td>\n <td> b </td>\n</tr>'), '<p>a b</p>'],
  [table(row('a', '', 'c'), row('', '')), '<p>a c</p>'],
  [table(row('<p>a</p><p>b</p>', 'c')), '<p>a b c</p>'],
  [table('<tr><th style="font-weight:700">a</th><td>b</td></tr>'), '<p><strong>a</strong> b</p>'],
  [table(row('<h1>a</h1><p>b</p>')), '<h1>a</h1><p>b</p>'],
  [table(row('a', 'b', '<ul><li>c</li></ul>')), '<p>a</p><p>b</p><ul><li>c</li></ul>'],
])('the cells of %s stay separate words', (html, expected) => {
  expect(again(html)).toBe(expected);
});

const wordItem = (marker: string, words: string, style = 'mso-list:l0 level1 lfo1') =>
  `<p class="MsoListParagraphCxSpMiddle" style="${style}">${marker}${words}</p>`;
const ignored = (marker: string) =>
  `<!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span><!--[endif]-->`;

test.each([
  ['a number', wordItem(ignored('1.'), 'Go'), '<ol><li>Go</li></ol>'],
  ['a number of a deeper list', wordItem(ignored('1.1.'), 'Go'), '<ol><li>Go</li></ol>'],
  ['a circle', wordItem(ignored('o'), 'PhD. in law'), '<ul><li>PhD. in law</li></ul>'],
  ['no marker', wordItem('', 'SQL. Go.'), '<ul><li>SQL. Go.</li></ul>'],
  ['a cleaned bullet', wordItem('<span>·</span>&nbsp; ', 'Go', ''), '<ul><li>Go</li></ul>'],
  ['a cleaned number', wordItem('<b>2.</b>&nbsp;', 'Go', ''), '<ol><li>Go</li></ol>'],
  ['a style without a marker', wordItem('', 'a - b. Go', ''), '<p>a - b. Go</p>'],
])(
  'a Word list paragraph with %s becomes a list item only where it certainly is one',
  (_, html, expected) => {
    expect(again(html)).toBe(expected);
  },
);
