export const faceCount = 60;

const backgroundColors = ['#dbe7f6', '#e4efdc', '#f6e6d3', '#efe0ef', '#d9eeec', '#f4dedd'];
const skinColors = ['#f0c8a0', '#dba979', '#c68c5d', '#a8703f', '#8a5a33'];
const hairColors = ['#2b2320', '#3d2a1f', '#5b3a24', '#1c1b22', '#6d6a6a'];
const shirtColors = ['#3b6ea8', '#4f8a5b', '#b0653a', '#7a5a94', '#2f7f86', '#a84b57'];

const hairStyles: readonly (readonly [behind: string, before: string])[] = [
  ['', 'M27 42c0-17 9-24 21-24s21 7 21 24c-4-9-9-13-21-13s-17 4-21 13z'],
  [
    'M25 44c0-19 10-27 23-27s23 8 23 27v20H25z',
    'M27 43c2-12 8-16 16-17 10 3 20 4 26 15-2-16-10-21-21-21s-21 6-21 23z',
  ],
  ['M39 21a9 9 0 1 1 18 0z', 'M27 42c0-17 9-25 21-25s21 8 21 25c-6-8-12-11-21-11s-15 3-21 11z'],
  [
    'M24 40a12 12 0 0 1 6-18 18 18 0 0 1 36 0 12 12 0 0 1 6 18z',
    'M28 40c3-9 10-12 20-12s17 3 20 12c0-14-8-21-20-21s-20 7-20 21z',
  ],
  ['', 'M27 40c-1-15 8-23 22-22 12 0 20 7 20 22l-5-10c-12 2-21-1-26-5-4 3-8 8-11 15z'],
  [
    'M26 42c0-18 9-25 22-25s22 7 22 25v10H26z',
    'M28 40c3-10 9-13 20-13s17 3 20 13c-1-13-8-20-20-20s-19 7-20 20z',
  ],
];
const glassesSvg =
  '<g fill="none" stroke="#4a4a4a" stroke-width="1.6"><circle cx="40" cy="45" r="6"/><circle cx="56" cy="45" r="6"/><path d="M46 45h4"/></g>';
const mouthPaths = ['M42 55q6 5 12 0', 'M42 55q6 7 12 0z', 'M43 56h10'];

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

export const drawFace = (number: number): string => {
  const hair = pick(hairColors, number * 3);
  const skin = pick(skinColors, number * 2);
  const [behind, before] = pick(hairStyles, number);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${pick(backgroundColors, number * 5 + 1)}" d="M0 0h96v96H0z"/><path fill="${hair}" d="${behind}"/><path fill="${pick(shirtColors, number)}" d="M14 96c0-18 14-26 34-26s34 8 34 26z"/><path fill="${skin}" d="M41 60h14v12q-7 6-14 0z"/><ellipse cx="48" cy="44" rx="19" ry="22" fill="${skin}"/><path fill="${hair}" d="${before}"/><g fill="#2a2320"><circle cx="40.5" cy="45" r="1.9"/><circle cx="55.5" cy="45" r="1.9"/></g>${number % 4 === 0 ? glassesSvg : ''}<path fill="${number % 3 === 1 ? '#fff' : 'none'}" stroke="#6b3d2e" stroke-width="1.6" stroke-linecap="round" d="${pick(mouthPaths, number)}"/></svg>`;
};
