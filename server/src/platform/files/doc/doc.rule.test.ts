import { docOf } from '../../../../test/platform/files/doc-samples';
import { findDocFault } from './doc.rule';

it.each([
  ['macros', ['WordDocument', 'Macros/VBA/ThisDocument'], 'macros'],
  ['macros under another spelling', ['WordDocument', 'x/_VBA_Project'], 'macros'],
  ['another object', ['WordDocument', 'ObjectPool/_1/\u0001Ole10Native'], 'embeds'],
  ['a protected document', ['EncryptionInfo', 'EncryptedPackage'], 'locked'],
  ['a spreadsheet', ['Workbook'], 'other'],
])('a .doc file is refused: %s', (_, streams, fault) => {
  expect(findDocFault(docOf(streams))).toBe(fault);
});

it('a complete .doc file is accepted, and a truncated one refused', () => {
  const whole = docOf(['WordDocument', '1Table']);
  expect(findDocFault(whole)).toBeUndefined();
  expect(() => findDocFault(whole.subarray(0, 600))).toThrow();
});
