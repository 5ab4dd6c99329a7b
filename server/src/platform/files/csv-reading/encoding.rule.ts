import iconv from 'iconv-lite';
import type { CsvEncoding } from '../../../../contract/platform/files/csv-file-constants';

/** Encodings by their names in jschardet, each with a weight for how common it is. */
const candidateEncodings = {
  'windows-1252': ['Windows-1252', 1.3],
  'windows-1250': ['Windows-1250', 1.05],
  'windows-1251': ['Windows-1251', 1],
  'windows-1253': ['Windows-1253', 1],
  'windows-1254': ['Windows-1254', 1.1],
  'windows-1255': ['Windows-1255', 1],
  'windows-1256': ['Windows-1256', 1],
  'windows-1257': ['Windows-1257', 0.9],
  'windows-1258': ['cp1258', 0.8],
  macintosh: ['MacRoman', 0.8],
  shift_jis: ['SHIFT_JIS', 1],
  'euc-jp': ['EUC-JP', 1],
  gb18030: ['GB18030', 1],
  big5: ['Big5', 1],
  'euc-kr': ['cp949', 1],
} as const satisfies Partial<Record<CsvEncoding, readonly [name: string, weight: number]>>;
type CandidateEncoding = keyof typeof candidateEncodings;

const maxEvidence = 64 * 1024;

/** Collects the lines with characters beyond ASCII, which alone distinguish these encodings. */
const collectEvidence = (content: Buffer): Buffer => {
  const lines: Buffer[] = [];
  let size = 0;
  for (let from = 0; from < content.length && size < maxEvidence;) {
    const end = content.indexOf(0x0a, from);
    const line = content
      .subarray(from, end < 0 ? content.length : end + 1)
      .subarray(0, maxEvidence);
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      size += line.length;
    }
    from = end < 0 ? content.length : end + 1;
  }
  return Buffer.concat(lines);
};

const impossibleCharacter = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u;
const usualCharacter = /[\p{L}\p{M}\p{N}\u00A0‘’“”„‚«»–—…€£¥•·°²³½¼№¿¡、。・（）]/u;
const unusualPairs =
  /[^\x00-\x7F](?<=\p{Ll})\p{Lu}|\p{Ll}[^\x00-\x7F](?<=\p{Lu})|(?<!\p{Nd})[ªº]\p{L}/gu;

const rateTextOddness = (text: string): number => {
  let odd = text.match(unusualPairs)?.length ?? 0;
  for (const letter of text) {
    if (letter <= '\x7F') continue;
    if (impossibleCharacter.test(letter)) odd += 5;
    else if (!usualCharacter.test(letter)) odd += 1;
  }
  return odd;
};

export const guessEncoding = async (content: Buffer): Promise<CandidateEncoding> => {
  // Loaded on demand, since the library's tables are large and few files need them.
  const { detectAll } = await import('jschardet');
  const evidence = collectEvidence(content);
  const found = detectAll(evidence, { minimumThreshold: 0 });
  const confidences = new Map(
    found.map(({ encoding, confidence }) => [encoding?.toLowerCase(), confidence]),
  );
  const judged = (Object.keys(candidateEncodings) as CandidateEncoding[]).map((encoding) => {
    const [name, weight] = candidateEncodings[encoding];
    const confidence = (confidences.get(name.toLowerCase()) ?? 0) * weight;
    const text = iconv.decode(evidence, encoding);
    return { encoding, text, confidence, odd: rateTextOddness(text) };
  });
  const [best] = judged.toSorted(
    (one, other) => one.odd - other.odd || other.confidence - one.confidence,
  );
  return judged.find(({ text }) => text === best?.text)?.encoding ?? 'windows-1252';
};
