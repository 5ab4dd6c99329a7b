import ts from 'typescript';
import { codePackages, listEntryPoints } from './packages';

/**
 * Compiler host that reads only this repository's sources, since names of exports can be listed without types
 * of packages.
 */
const readOwn = (options: ts.CompilerOptions): ts.CompilerHost => ({
  ...ts.createCompilerHost(options),
  resolveModuleNameLiterals: (literals, containingFile) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containingFile, options, ts.sys)
        : { resolvedModule: undefined },
    ),
});

export const listPublicExports = (): string[] => {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const entries = codePackages.flatMap(listEntryPoints);
  const files = entries.map(({ file }) => file);
  const program = ts.createProgram(files, options, readOwn(options));
  const checker = program.getTypeChecker();
  const namesIn = (file: string): string[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  };
  return entries.flatMap(({ path, file }) => namesIn(file).map((name) => `${path} ${name}`)).sort();
};
