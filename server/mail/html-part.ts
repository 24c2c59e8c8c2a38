import { FUND_NAME } from '#domain/fund.ts'

type Written = { readonly subject: string; readonly text: string }

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

const CODE = /^\d+$/

/** A code is a separate paragraph in large type, easy to read and copy. */
const paragraphOf = (text: string) =>
  CODE.test(text)
    ? `<p style="margin:24px 0;padding:16px;border-radius:8px;background:#e3f0fd;color:#0d47a1;font-size:32px;line-height:1.2;font-weight:bold;letter-spacing:6px;text-align:center">${text}</p>`
    : `<p style="margin:0 0 16px">${escaped(text).replace(/\n/g, '<br>')}</p>`

/**
 * The text as HTML, for programs that display plain text badly. Styles are inline, because mail programs
 * ignore style sheets; without images or links, which forged mail would have.
 */
export function htmlOf({ subject, text }: Written): string {
  const title = escaped(subject.replace(/\s+/g, ' '))
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:16px;background:#f2f6fb;color:#16222e;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #d5dde6;border-radius:8px;overflow:hidden">
<p style="margin:0;padding:16px 24px;background:#1565c0;color:#ffffff;font-weight:bold">${FUND_NAME}</p>
<div style="padding:24px 24px 8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
${text.split('\n\n').map(paragraphOf).join('\n')}
</div>
</div>
</body>
</html>
`
}
