import { chosenValues, conflictOf } from './conflict.rule';

const first = {
  title: 'Buyer',
  education: '',
  text: '<p>Buys</p>',
  remote: false,
  group: { id: 1, label: 'Office' } as { id: number; label: string; hint?: string } | null,
};
const theirs = {
  ...first,
  title: 'Cook',
  education: 'Any',
  text: '<p>Cooks</p>',
  group: { id: 2, label: 'Kitchen' },
};
const labels = { title: 'Job Title', text: 'Description', remote: 'Remote', group: 'Group' };

test('only what both changed differently is asked, in the words of the form', () => {
  const mine = { ...first, title: 'Baker', remote: true, group: null };
  const conflict = conflictOf({ first, mine, theirs }, labels);
  expect(conflict.fields).toEqual([
    { name: 'title', label: 'Job Title', mine: 'Baker', theirs: 'Cook' },
    { name: 'group', label: 'Group', mine: '', theirs: 'Kitchen' },
  ]);
  expect(conflict.merged).toMatchObject({ title: 'Baker', education: 'Any', remote: true });
});

test('each field ends as it was chosen', () => {
  const conflict = conflictOf({ first, mine: { ...first, title: 'Baker', group: null }, theirs });
  expect(chosenValues(conflict, { title: 'theirs', group: 'mine' })).toMatchObject({
    title: 'Cook',
    education: 'Any',
    group: null,
  });
});

test('a form can say a value in words of its own', () => {
  const mine = { ...first, text: '<p>Bakes</p>' };
  const words = { text: (html: string) => html.replace(/<[^>]*>/g, '') };
  expect(conflictOf({ first, mine, theirs }, labels, words).fields).toEqual([
    { name: 'text', label: 'Description', mine: 'Bakes', theirs: 'Cooks' },
  ]);
});

test('the same entry of a list is the same, wherever its words were read', () => {
  const mine = { ...first, group: { id: 2, label: 'The kitchen', hint: 'Pune' } };
  expect(conflictOf({ first, mine, theirs }).fields).toEqual([]);
});
