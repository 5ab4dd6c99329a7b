import { applyConflictChoices, findEditConflict } from './conflict.rule';

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

test('only fields that both people changed differently are asked about, with the labels of the form', () => {
  const mine = { ...first, title: 'Baker', remote: true, group: null };
  const conflict = findEditConflict({ first, mine, theirs }, labels);
  expect(conflict.fields).toEqual([
    { name: 'title', label: 'Job Title', mine: 'Baker', theirs: 'Cook' },
    { name: 'group', label: 'Group', mine: '', theirs: 'Kitchen' },
  ]);
  expect(conflict.merged).toMatchObject({ title: 'Baker', education: 'Any', remote: true });
});

test('after a conflict each field gets the value that was chosen for it', () => {
  const conflict = findEditConflict({
    first,
    mine: { ...first, title: 'Baker', group: null },
    theirs,
  });
  expect(applyConflictChoices(conflict, { title: 'theirs', group: 'mine' })).toMatchObject({
    title: 'Cook',
    education: 'Any',
    group: null,
  });
});

test('a form can format a value for the question about a conflict', () => {
  const mine = { ...first, text: '<p>Bakes</p>' };
  const words = { text: (html: string) => html.replace(/<[^>]*>/g, '') };
  expect(findEditConflict({ first, mine, theirs }, labels, words).fields).toEqual([
    { name: 'text', label: 'Description', mine: 'Bakes', theirs: 'Cooks' },
  ]);
});

test('two options with one id are the same value, whatever their labels', () => {
  const mine = { ...first, group: { id: 2, label: 'The kitchen', hint: 'Pune' } };
  expect(findEditConflict({ first, mine, theirs }).fields).toEqual([]);
});
