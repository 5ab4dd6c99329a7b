import { readPostings } from '../../../contract/rich-text/testing/read-postings';
import { cleanDescription } from './description.rule';
import { TangledMarkupError } from './parse-html';

const postings = readPostings();

it('the test data contain at least a hundred pasted job postings', () => {
  expect(postings.length).toBeGreaterThanOrEqual(100);
});

describe('a pasted job posting keeps its text and its structure', () => {
  it.each(postings)(
    'the pasted posting %s is cleaned to the expected HTML',
    async (_, sent, stored) => {
      expect(await cleanDescription(sent)).toBe(stored);
      expect(await cleanDescription(sent.replaceAll('\n', '\r\n'))).toBe(stored);
    },
  );

  it.each(postings)(
    'the cleaned description of %s does not change when it is saved again',
    async (_, __, stored) => {
      expect(await cleanDescription(stored)).toBe(stored);
    },
  );
});

it('text between a table and its rows is moved before the table, as browsers do', async () => {
  const sent = '<table>Hours of work<tr><td>Mon</td><td>9:00</td></tr></table>';
  expect(await cleanDescription(sent)).toBe('<p>Hours of work</p><p>Mon 9:00</p>');
});

describe('a stored job description contains no unsafe HTML', () => {
  it.each([
    ['<p>ok</p><script>alert(1)</script>', '<p>ok</p>'],
    ['<p onclick="x()" style="position:fixed">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:x()">go</a>', '<p>go</p>'],
    ['<a href=" java\nscript:x()">go</a>', '<p>go</p>'],
    ['<p>ok</p><img src=x onerror=alert(1)>', '<p>ok</p>'],
    ['<p>ok</p><img src="data:text/html;base64,AA">', '<p>ok</p>'],
    ['<p>ok</p><iframe srcdoc="<script>x()</script>"></iframe>', '<p>ok</p>'],
    ['<svg><style><img src=x onerror=x()></style></svg><p>ok</p>', '<p>ok</p>'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></mglyph></table></mtext></math><p>ok',
      '<p>ok</p>',
    ],
    ['<p title="</p><script>x()</script>">ok</p>', '<p>ok</p>'],
    ['&lt;script&gt;x()&lt;/script&gt;', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
  ])('the description %s is stored without unsafe HTML', async (sent, stored) => {
    expect(await cleanDescription(sent)).toBe(stored);
  });

  it.each(['<p><br></p>', '<p>&nbsp;</p>', '<script>x</script>', '   ', '<div>\u200b</div>'])(
    'the description %j has no text and counts as empty',
    async (sent) => {
      expect(await cleanDescription(sent)).toBe('');
    },
  );
});

const longest = 200_000;
const filled = (one: string, behind = ''): string =>
  one.repeat(Math.floor((longest - behind.length) / one.length)) + behind;
const attributes = Array.from({ length: 40_000 }, (_, at) => ` a${at.toString(36)}`).join('');

const hostile: [string, string][] = [
  ['24,000 lists', '<ul><li>'.repeat(24_000)],
  ['elements within each other', filled('<div>')],
  ['bold words without end', filled('<b>x')],
  [
    'bold paragraphs',
    `${'<b a=1><b a=2><b a=3><b a=4>'.repeat(50)}${filled('<p>x').slice(0, 150_000)}`,
  ],
  ['different marks', Array.from({ length: 15_000 }, (_, at) => `<i id=${at}>`).join('') + '<p>x'],
  ['attributes', `<p${attributes.slice(0, 199_000)}>x</p>`],
  ['attributes without an end', `<p${attributes.slice(0, 199_000)}`],
  ['bodies', Array.from({ length: 14_000 }, (_, at) => `<body a${at}>`).join('')],
  ['words between rows', `<table>${filled('<b>x</b>').slice(0, 199_000)}`],
  ['marks around many lines', `<b><p>${'<br>'.repeat(20_000)}${filled('</b>').slice(0, 100_000)}`],
  ['closing tags', `${'<span>'.repeat(200)}${filled('</p>').slice(0, 190_000)}`],
  ['comments', filled('<!--')],
  ['styles', filled('<style>')],
  ['scripts', filled('<script>a;')],
  ['quotes in tags', filled('<p "')],
  ['both quotes in tags', filled(`<p "<p '`)],
  ['signs', filled('<')],
  ['entities', filled('&amp')],
  ['empty lines', filled('\n \n')],
  ['rows in rows', filled('<table><tr><td>')],
  ['items that Word wrote', filled('<p class=MsoListParagraph>· &nbsp;x')],
  ['links', filled('<a href=x>')],
  ['spaces', filled(' ', '<p>x')],
  ['closing brackets', filled('>', '<p')],
];

describe('a hostile job description is accepted or refused quickly', () => {
  it.each(hostile)(
    'the description with %s is cleaned or refused within a second of CPU time',
    async (_, sent) => {
      const before = process.cpuUsage();
      try {
        expect(typeof (await cleanDescription(sent))).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(TangledMarkupError);
      }
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(1_000_000);
    },
  );
});
