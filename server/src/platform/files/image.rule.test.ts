import { AppError } from '../errors';
import { inspectImage } from './image.rule';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const thumbnail = 'ffd8ffda0002ffd9';
const jpg = Buffer.from(
  `ffd8ffe1000a${thumbnail}ffc0000b080001000101011100ffffda0008010100003f00d2cf20ffd9`,
  'hex',
);
const check = (name: string, content: Buffer) =>
  inspectImage({
    ...{ field: 'file', name, mediaType: 'image/*', content },
    extension: name.endsWith('png') ? 'png' : 'jpg',
  });

it.each([
  ['a.png', png],
  ['a.jpg', jpg],
  ['a.jpg', Buffer.concat([jpg, Buffer.from('what a camera adds')])],
])('a complete image %s is accepted', (name, content) => {
  expect(check(name, content).name).toBe(name);
});

const cuts = (name: string, content: Buffer, lengths: number[]) =>
  lengths.map((length) => [name, length, content.subarray(0, length)] as const);
it.each([
  ...cuts('a.png', png, [24, 30, 40, 57, png.length - 1]),
  ...cuts('a.jpg', jpg, [29, 36, jpg.length - 2, jpg.length - 1]),
])('the image %s cut to %d bytes is refused', (name, _, content) => {
  expect(() => check(name, content)).toThrow(AppError);
});
