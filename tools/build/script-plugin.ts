import webpack, { type Compiler } from 'webpack';

/** Has each script that a build fetches prepared by its page, which may know what its bytes have to be. */
export class ScriptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptPlugin',
        (code) => `${code}\nself.prepareScript?.(script);`,
      );
    });
  }
}
