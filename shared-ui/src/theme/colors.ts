const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** All text tones have a contrast of at least 4.5:1. */
export const colors = {
  bg: both('#f7f7f5', '#141413'),
  panel: both('#ffffff', '#1b1b19'),
  raised: both('#ffffff', '#222220'),
  hover: both('#f2f1ee', '#2b2a27'),
  line: both('#e7e5e0', '#2c2b28'),
  lineStrong: both('#d6d3cc', '#3d3b37'),
  /** Border of a control without another visible sign (3:1). */
  lineControl: both('#8f8a81', '#757067'),
  ink: both('#1c1b19', '#f2f0ec'),
  ink2: both('#57534e', '#b8b3aa'),
  ink3: both('#6b665f', '#a09a91'),
  accent: both('#0b6e69', '#4fb8ae'),
  accentHover: both('#095a56', '#63c6bd'),
  accentInk: both('#ffffff', '#08211f'),
  accentSoft: both('#e3f1ef', '#173331'),
  badHover: both('#932019', '#f5a49c'),
  badInk: both('#ffffff', '#2b0a07'),
  badSoft: both('#fbeceb', '#3a1f1c'),
  ok: both('#2a7440', '#6cc188'),
  wait: both('#a34a08', '#e0a458'),
  bad: both('#b3261e', '#f08a80'),
  info: both('#2563a8', '#7fb2ea'),
  mute: both('#6b665f', '#a09a91'),
  veil: both('rgba(28,27,25,.32)', 'rgba(0,0,0,.56)'),
};
