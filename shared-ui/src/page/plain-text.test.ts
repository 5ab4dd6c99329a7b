import { plainText } from './plain-text';

test.each([
  ['<p>Build <strong>and</strong> run</p><p>Second</p>', 'Build and run\nSecond'],
  ['<ul><li>Tea</li><li>Cake</li></ul>', '• Tea\n• Cake'],
  ['<h2>Role</h2><p>Cook</p><h3>You</h3><p>Like tea</p>', 'Role\nCook\n\nYou\nLike tea'],
  ['<p>one<br>two</p>', 'one\ntwo'],
  ['<p>Salt &amp; pepper &lt;b&gt;</p>', 'Salt & pepper <b>'],
  ['', ''],
  ['<p> </p>', ''],
  ['plain', 'plain'],
  ['<img src="x" onerror="window.hit = 1"><p>Safe</p>', 'Safe'],
])('a description is converted to plain text: %s', (html, words) => {
  expect(plainText(html)).toBe(words);
  expect(window).not.toHaveProperty('hit');
});
