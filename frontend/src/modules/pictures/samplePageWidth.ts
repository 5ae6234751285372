/** How wide a sample page is shown at most, in pixels. Its picture for fine screens has twice as many. */
export const samplePageWidth = 200;
