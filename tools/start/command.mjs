import { main, Mistake } from './run.mjs';

const readTypeScript = async () => {
  const { register } = await import('tsx/esm/api').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Mistake('The packages are not installed yet. Run npm install, then this again.');
  });
  register();
};

export const command = (load) =>
  main(async () => {
    await readTypeScript();
    const start = await load();
    return start(process.argv.slice(2));
  });
