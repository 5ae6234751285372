// Runs in CloudFront (cloudfront-js-2.0) before everything else, on every request.
// The API trusts this header because only CloudFront's requests carry the origin secret, and a client's value is overwritten.
// A path of the app is a screen, so it gets the app's page. Share tokens contain a dot but aren't files; they open a page of
// their own, small enough to load quickly on a phone.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  const isApi = request.uri.startsWith("/api/");
  const isShared = request.uri.startsWith("/shared/");
  const isFile = /\.[A-Za-z0-9]{2,12}$/.test(request.uri) && !isShared;
  if (isShared) request.uri = "/shared.html";
  else if (!isApi && !isFile) request.uri = "/index.html";
  return request;
}
