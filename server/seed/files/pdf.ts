/** WinAnsi encodes every Portuguese letter in one byte. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** A PDF of one page with one line of text, valid for every viewer. */
export function pdfPage(line: string): Uint8Array {
  const content = `BT /F1 18 Tf 72 770 Td (${escaped(line)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${bytesOf(content).length} >>\nstream\n${content}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const header = '%PDF-1.4\n'
  const offsets = objects.map(
    (_object, index) => header.length + bytesOf(objects.slice(0, index).join('')).length,
  )
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const body = header + objects.join('')
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${bytesOf(body).length}\n%%EOF\n`
  return bytesOf(body + trailer)
}
