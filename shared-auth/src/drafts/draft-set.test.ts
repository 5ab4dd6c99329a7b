import { setTestPersonKey } from '../person/person-key';
import { announceSignOut } from '../session/sign-out';
import { draftSetOf } from './draft-set';
import { forgetDraftsAtSignOut } from './forget-at-sign-out';

beforeEach(() => {
  localStorage.clear();
  setTestPersonKey('7');
});

test('stored drafts are restored until they are removed', () => {
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  drafts.keep('b', 'Second');
  drafts.keep('b', 'Second, anew');
  expect(draftSetOf('unsent/1').all().toSorted()).toEqual(['First', 'Second, anew']);
  drafts.drop('a');
  expect(draftSetOf('unsent/1').all()).toEqual(['Second, anew']);
});

test('two tabs that store drafts under one name overwrite nothing of each other', () => {
  const [one, other] = [draftSetOf<string>('unsent/1'), draftSetOf<string>('unsent/1')];
  one.keep('a', 'Of one');
  other.keep('b', 'Of the other');
  expect(one.all().toSorted()).toEqual(['Of one', 'Of the other']);
});

test('drafts are separate for names with a common beginning, and for each person', () => {
  draftSetOf<string>('unsent/1').keep('a', 'First');
  expect(draftSetOf('unsent/12').all()).toEqual([]);
  setTestPersonKey('8');
  expect(draftSetOf('unsent/1').all()).toEqual([]);
});

test('after signing out no draft is left in storage, and a late save stores none', () => {
  forgetDraftsAtSignOut();
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  announceSignOut();
  drafts.keep('b', 'Late');
  expect(localStorage).toHaveLength(0);
});

test('without a signed-in person no draft is stored', () => {
  setTestPersonKey(undefined);
  const drafts = draftSetOf<string>('unsent/1');
  drafts.keep('a', 'First');
  drafts.drop('a');
  expect(drafts.all()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
