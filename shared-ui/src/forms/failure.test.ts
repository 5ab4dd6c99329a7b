import { toFormFailure } from './failure';

const values = { name: 'Mira', city: 1 };

test('an API error provides its message, its fields and its reference', () => {
  const refusal = { message: 'Not saved.', fields: { name: 'Taken.' }, requestId: 'r-1' };
  expect(toFormFailure(refusal, values)).toEqual({
    message: 'Not saved.',
    fields: { name: 'Taken.' },
    reference: 'r-1',
    values,
  });
});

test('field names of the server are mapped to those of the form', () => {
  const refusal = { message: 'Not saved.', fields: { cityId: 'Gone.', name: 'Taken.' } };
  const fieldOf = (field: string) => (field === 'cityId' ? 'city' : field);
  expect(toFormFailure(refusal, values, fieldOf).fields).toEqual({ city: 'Gone.', name: 'Taken.' });
});

test('an error of a field that the form lacks is shown above the form', () => {
  const refusal = { message: 'Not saved.', fields: { owner: 'Choose an owner.', name: 'Taken.' } };
  const fieldOf = (field: string) => (field === 'owner' ? undefined : field);
  expect(toFormFailure(refusal, values, fieldOf)).toMatchObject({
    message: 'Choose an owner.',
    fields: { name: 'Taken.' },
  });
});

test.each([undefined, null, 'boom', 5, { message: '' }, { message: 7, fields: 'no' }, []])(
  'any thrown value (%j) becomes a message that says what to do',
  (reason) => {
    expect(toFormFailure(reason, values)).toMatchObject({
      message: 'It could not be saved. Try again.',
      fields: {},
      reference: undefined,
    });
  },
);
