const toColorToken = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colour tokens; all text tones have a contrast of at least 4.5:1. */
export const colorTokens = {
  bg: toColorToken('#f7f7f5', '#141413'),
  panel: toColorToken('#ffffff', '#1b1b19'),
  raised: toColorToken('#ffffff', '#222220'),
  hover: toColorToken('#f2f1ee', '#2b2a27'),
  line: toColorToken('#e7e5e0', '#2c2b28'),
  lineStrong: toColorToken('#d6d3cc', '#3d3b37'),
  /** Border of controls that have no other visible boundary; contrast 3:1. */
  lineControl: toColorToken('#8f8a81', '#757067'),
  ink: toColorToken('#1c1b19', '#f2f0ec'),
  ink2: toColorToken('#57534e', '#b8b3aa'),
  ink3: toColorToken('#6b665f', '#a09a91'),
  accent: toColorToken('#0b6e69', '#4fb8ae'),
  accentHover: toColorToken('#095a56', '#63c6bd'),
  accentInk: toColorToken('#ffffff', '#08211f'),
  accentSoft: toColorToken('#e3f1ef', '#173331'),
  badHover: toColorToken('#932019', '#f5a49c'),
  badInk: toColorToken('#ffffff', '#2b0a07'),
  badSoft: toColorToken('#fbeceb', '#3a1f1c'),
  ok: toColorToken('#2a7440', '#6cc188'),
  wait: toColorToken('#a34a08', '#e0a458'),
  bad: toColorToken('#b3261e', '#f08a80'),
  info: toColorToken('#2563a8', '#7fb2ea'),
  mute: toColorToken('#6b665f', '#a09a91'),
  veil: toColorToken('rgba(28,27,25,.32)', 'rgba(0,0,0,.56)'),
};
