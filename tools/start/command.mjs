import { runMain, Mistake } from './run.mjs';

/**
 * Explains a missing package: `npm start` does not install development packages, so a command may lack one
 * even after a start.
 */
const explainMissingPackage = (error) => {
  if (!/Cannot find (package|module) '[^./]/.test(error.message)) throw error;
  throw new Mistake('The packages are not installed yet. Run npm install, then this again.');
};

const readTypeScript = async () => {
  const { register } = await import('tsx/esm/api').catch(explainMissingPackage);
  register();
  // Registers tsx for `require` too, by which features of remotes are loaded.
  const { register: registerRequire } = await import('tsx/cjs/api');
  registerRequire();
};

export const command = (load) =>
  runMain(async () => {
    await readTypeScript();
    const start = await load().catch(explainMissingPackage);
    return start(process.argv.slice(2));
  });
