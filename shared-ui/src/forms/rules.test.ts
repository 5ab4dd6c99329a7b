import { createDragAnnouncements } from './drag-announcements';
import { restoreDraftValues, replaceFilesByNames } from './draft-files';
import { listErrorMessages } from './error-messages';
import { imageFile } from './image-rule';
import { moveIdByOne, moveIdToIndex } from './move-by.rule';
import { createFileRefusals } from './file-refusals';

describe('reordering entries', () => {
  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 9, [2, 3, 1]],
  ])('when entry %d is moved to position %d, the others keep their order', (id, place, moved) => {
    expect(moveIdToIndex([1, 2, 3], id, place)).toEqual(moved);
  });

  test.each([
    [1, 1, [2, 1, 3]],
    [3, -1, [1, 3, 2]],
  ] as const)(
    'when entry %d is moved by %d positions, the others keep their order',
    (id, by, moved) => {
      expect(moveIdByOne([1, 2, 3], id, by)).toEqual(moved);
    },
  );

  test.each([
    ['the first upwards', 1, -1],
    ['the last downwards', 3, 1],
    ['one that is not in it', 7, 1],
  ] as const)('moving %s leaves the list unchanged, so that nothing is announced', (_, id, by) => {
    const ids = [1, 2, 3];
    expect(moveIdByOne(ids, id, by)).toBe(ids);
  });
});

describe('dragging is announced to screen readers', () => {
  const words = createDragAnnouncements([
    { id: 1, name: 'Call' },
    { id: 2, name: 'Offer' },
  ]).announcements;
  const at = (active: number, over?: number) =>
    ({ active: { id: active }, over: over === undefined ? null : { id: over } }) as never;

  test('an entry is announced when it is picked up, over each position, when dropped and when cancelled', () => {
    expect(words?.onDragStart(at(1))).toBeUndefined();
    expect(words?.onDragOver(at(1, 1))).toBe('Call is picked up, 1 of 2.');
    expect(words?.onDragOver(at(1, 2))).toBe('Call would be 2 of 2.');
    expect(words?.onDragOver(at(1))).toBeUndefined();
    expect(words?.onDragEnd(at(1, 2))).toBe('Call is now 2 of 2.');
    expect(words?.onDragEnd(at(2))).toBe('Offer is now 2 of 2.');
    expect(words?.onDragCancel(at(1, 2))).toBe('Call stays 1 of 2.');
  });
});

describe('a draft with files', () => {
  const file = (name: string) => new File(['x'], name);
  const day = new Date(0);
  const values = {
    title: 'Buyer',
    resume: file('cv.pdf'),
    letters: [file('a.pdf'), file('b.pdf')],
    parts: [{ name: 'Skills', proof: file('c.pdf') }],
    city: null,
    day,
  };

  test('stores the names of files at any depth, and all other values unchanged', () => {
    expect(replaceFilesByNames(values)).toEqual({
      title: 'Buyer',
      resume: { $file: 'cv.pdf' },
      letters: [{ $file: 'a.pdf' }, { $file: 'b.pdf' }],
      parts: [{ name: 'Skills', proof: { $file: 'c.pdf' } }],
      city: null,
      day,
    });
  });

  test('a restored draft overrides the initial values except files, and lists the files to choose again', () => {
    const own = { title: '', resume: null, letters: [], code: 'K-1' };
    const draft = JSON.parse(JSON.stringify(replaceFilesByNames(values))) as Partial<typeof own>;
    const restored = restoreDraftValues(own, draft);
    expect(restored.values).toMatchObject({
      title: 'Buyer',
      resume: null,
      letters: [],
      code: 'K-1',
    });
    expect(restored.files).toEqual(['cv.pdf', 'a.pdf', 'b.pdf', 'c.pdf']);
  });
});

test('messages of nested fields are named by their path, in order', () => {
  const errors = { title: 'Enter it.', parts: [undefined, { name: 'Name it.' }], none: null, n: 5 };
  expect(listErrorMessages(errors)).toEqual([
    ['title', 'Enter it.'],
    ['parts.1.name', 'Name it.'],
  ]);
});

describe('refused files of a form', () => {
  const unfit = (name: string) => ({ name, words: `${name} is empty.` });

  test('refused files are stored by field until they are removed, and each change is announced', () => {
    const refusals = createFileRefusals();
    const changed = jest.fn();
    const leave = refusals.subscribe(changed);
    expect(refusals.of('resume')).toBe(refusals.of('letter'));
    refusals.put('resume', [unfit('a.pdf'), unfit('b.pdf')]);
    refusals.put('letter', [unfit('c.pdf')]);
    expect(refusals.sentences()).toEqual([
      ['resume', 'a.pdf is empty. b.pdf is empty.'],
      ['letter', 'c.pdf is empty.'],
    ]);
    refusals.put('resume', []);
    expect(refusals.sentences()).toEqual([['letter', 'c.pdf is empty.']]);
    refusals.clear();
    expect(refusals.sentences()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(4);
    leave();
    refusals.put('resume', [unfit('a.pdf')]);
    expect(changed).toHaveBeenCalledTimes(4);
  });
});

describe('an image is recognised by its content, whatever its name', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
  const check = (value: unknown) => imageFile('Choose a picture.').isValid(value);
  const fileOf = (bytes: number[], name: string) => new File([new Uint8Array(bytes)], name);

  test.each([
    ['a .png', fileOf(png, 'a.png'), true],
    ['a .jpg', fileOf([0xff, 0xd8, 0xff, 0xe0], 'a.jpg'), true],
    ['a .png that is called .jpg', fileOf(png, 'a.jpg'), true],
    ['words that are called .png', fileOf([0x3c, 0x73, 0x76, 0x67], 'a.png'), false],
    ['the beginning of a .png', fileOf(png.slice(0, 4), 'a.png'), false],
    ['an empty file', fileOf([], 'a.png'), false],
    ['none', null, true],
  ])('an image file is accepted or refused by its content: %s', async (_, file, isTaken) => {
    expect(await check(file)).toBe(isTaken);
  });
});
