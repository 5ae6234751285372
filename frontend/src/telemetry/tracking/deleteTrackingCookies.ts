/** Cookies of HubSpot's script. */
const names = ["hubspotutk", "__hstc", "__hssc", "__hssrc"];

/** Deletes the tracking script's cookies, for every part of the host name that it may have set them for. */
export function deleteTrackingCookies(): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  for (const name of names) for (const domain of ["", ...domains]) setCookie(`${name}=; path=/; max-age=0${domain}`);
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = cookie;
}
