import webpack, { type Compiler } from 'webpack';

/** Makes a build call the page's `prepareScript` for each script element, which can add an integrity hash. */
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
