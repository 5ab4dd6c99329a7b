import { failureOf } from './failure';

const values = { name: 'Mira', city: 1 };

test('an answer of the API brings its sentence, its fields and its reference', () => {
  const refusal = { message: 'Not saved.', fields: { name: 'Taken.' }, requestId: 'r-1' };
  expect(failureOf(refusal, values)).toEqual({
    message: 'Not saved.',
    fields: { name: 'Taken.' },
    reference: 'r-1',
    values,
  });
});

test('fields that the server calls otherwise are said at the form’s own', () => {
  const refusal = { message: 'Not saved.', fields: { cityId: 'Gone.', name: 'Taken.' } };
  const fieldOf = (field: string) => (field === 'cityId' ? 'city' : field);
  expect(failureOf(refusal, values, fieldOf).fields).toEqual({ city: 'Gone.', name: 'Taken.' });
});

test('what is about a field that the form does not have stands above all', () => {
  const refusal = { message: 'Not saved.', fields: { owner: 'Choose an owner.', name: 'Taken.' } };
  const fieldOf = (field: string) => (field === 'owner' ? undefined : field);
  expect(failureOf(refusal, values, fieldOf)).toMatchObject({
    message: 'Choose an owner.',
    fields: { name: 'Taken.' },
  });
});

test.each([undefined, null, 'boom', 5, { message: '' }, { message: 7, fields: 'no' }, []])(
  'whatever is thrown (%j) becomes a sentence that says what to do',
  (reason) => {
    expect(failureOf(reason, values)).toMatchObject({
      message: 'It could not be saved. Try again.',
      fields: {},
      reference: undefined,
    });
  },
);
