// Runs in CloudFront (cloudfront-js-2.0) before everything else, on every request, together with `pageOf.js`.
// The API trusts this header because only CloudFront's requests carry the origin secret, and a client's value is overwritten.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  request.uri = fileOf(request.uri);
  return request;
}
