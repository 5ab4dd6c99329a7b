import { detectLanguage } from './detect-language.rule';

test.each([
  ['<p>You will work with the people of our kitchen.</p>', 'en'],
  ['<p>Wir suchen eine Köchin, die mit uns für die Gäste kocht.</p>', 'de'],
  ['<p>Wir sind ein Team und arbeiten mit dem Tool The Pass.</p>', 'de'],
  ['<p>कुक</p>', 'en'],
  ['', 'en'],
])('the page of a job whose text is %p has the language %p', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
