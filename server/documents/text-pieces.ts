/**
 * A file as Latin-1 text, piece by piece, each behind the last `overlap` characters of the one before: what is looked
 * for may have begun there. Nobody holds the file whole.
 */
export async function* textPieces(file: Blob, overlap: number): AsyncGenerator<string> {
  let before = ''
  for await (const piece of file.stream()) {
    const text = before + Buffer.from(piece).toString('latin1')
    yield text
    before = text.slice(-overlap)
  }
}
