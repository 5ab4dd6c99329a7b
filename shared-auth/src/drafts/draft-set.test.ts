import { speakFor } from '../person/person-key';
import { announceSignOut } from '../session/sign-out';
import { draftSetOf } from './draft-set';
import { forgetDraftsAtSignOut } from './forget-at-sign-out';

beforeEach(() => {
  localStorage.clear();
  speakFor('7');
});

test('what was kept is there again, until it is dropped', () => {
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  drafts.keep('b', 'Second');
  drafts.keep('b', 'Second, anew');
  expect(draftSetOf('unsent/1').all().toSorted()).toEqual(['First', 'Second, anew']);
  drafts.drop('a');
  expect(draftSetOf('unsent/1').all()).toEqual(['Second, anew']);
});

test('two tabs that keep under one name lose nothing of each other', () => {
  const [one, other] = [draftSetOf<string>('unsent/1'), draftSetOf<string>('unsent/1')];
  one.keep('a', 'Of one');
  other.keep('b', 'Of the other');
  expect(one.all().toSorted()).toEqual(['Of one', 'Of the other']);
});

test('a name that begins like another, and another person, have their own', () => {
  draftSetOf<string>('unsent/1').keep('a', 'First');
  expect(draftSetOf('unsent/12').all()).toEqual([]);
  speakFor('8');
  expect(draftSetOf('unsent/1').all()).toEqual([]);
});

test('after signing out nothing is left, nor kept by what is still on its way', () => {
  forgetDraftsAtSignOut();
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  announceSignOut();
  drafts.keep('b', 'Late');
  expect(localStorage).toHaveLength(0);
});

test('while nobody is known nothing is kept', () => {
  speakFor(undefined);
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  drafts.drop('a');
  expect(drafts.all()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
