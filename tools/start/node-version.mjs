import { Mistake } from './run.mjs';

const oldest = [20, 19];

export const checkNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Mistake(
    `This is Node ${version}; the console needs ${oldest.join('.')} or newer. ` +
      'Install it from https://nodejs.org or with your version manager, then run the command again.',
  );
};
