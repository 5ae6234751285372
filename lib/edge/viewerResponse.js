// Runs in CloudFront (cloudfront-js-2.0) on every response with a file, together with `pageOf.js`. The page for unknown addresses
// is an ordinary file in the bucket. CloudFront's own error pages aren't an option: they would replace the API's errors, too.
// The request may have the viewer's address or the file's, so both must lead to the same page.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const response = event.response;
  const uri = event.request.uri;
  const address = uri.startsWith(`${siteFolder}/`) ? uri.slice(siteFolder.length) : uri;
  if (/\/not-found\.html$/.test(pageOf(address)) && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = "Not Found";
  }
  return response;
}
