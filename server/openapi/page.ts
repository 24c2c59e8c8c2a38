/** Everything on this page is loaded from this server. */
export const PAGE = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API do portal de requerimentos</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
  </head>
  <body>
    <main id="contract"></main>
    <noscript>Esta página precisa de JavaScript. O contrato está em <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/page.js"></script>
  </body>
</html>
`

/** Operations have no links; on narrow screens names are above their values. */
export const PAGE_STYLE = `
body { margin: 0; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .info { margin: 32px 0; }

@media (max-width: 640px) {
  .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock-section-header, .swagger-ui .try-out { flex-wrap: wrap; gap: 8px; }
  .swagger-ui .opblock-tag { padding-inline: 0; }
  .swagger-ui .opblock-tag small { flex-basis: 70%; padding: 0; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; gap: 6px; }
  .swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path__deprecated { max-width: 100%; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; }
  .swagger-ui .opblock .opblock-summary-operation-id, .swagger-ui .opblock-body thead { display: none; }
  .swagger-ui .opblock-body :is(table, tbody, tr, td:not(.response-col_links)) { display: block; width: auto; }
  .swagger-ui .opblock-body :is(td, .parameters-col_description, .response-col_description) { padding: 4px 0; }
  .swagger-ui .opblock-body :is(input, select) { max-width: 100%; min-width: 0; }
}
`

/** No validator: the default one would send the document's URL to another server. */
export const PAGE_SCRIPT = `
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  validatorUrl: null,
})
`
