import { docOf } from '../../../../test/files/doc-samples';
import { faultOfDoc } from './doc.rule';

it.each([
  ['macros', ['WordDocument', 'Macros/VBA/ThisDocument'], 'macros'],
  ['macros under another spelling', ['WordDocument', 'x/_VBA_Project'], 'macros'],
  ['another object', ['WordDocument', 'ObjectPool/_1/\u0001Ole10Native'], 'carries'],
  ['a protected document', ['EncryptionInfo', 'EncryptedPackage'], 'locked'],
  ['a spreadsheet', ['Workbook'], 'other'],
])('refuses %s', (_, streams, fault) => {
  expect(faultOfDoc(docOf(streams))).toBe(fault);
});

it('takes a letter, and no half of one', () => {
  const whole = docOf(['WordDocument', '1Table']);
  expect(faultOfDoc(whole)).toBeUndefined();
  expect(() => faultOfDoc(whole.subarray(0, 600))).toThrow();
});
