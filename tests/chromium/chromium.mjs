export { default as packagedChromium } from "@sparticuz/chromium";
