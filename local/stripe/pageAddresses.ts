/** The addresses of the pages that Stripe would host. */
export interface PageAddresses {
  readonly checkout: (id: string) => string;
  readonly portal: (id: string) => string;
  readonly invoice: (id: string) => string;
}

export const pageAddresses = (base: string): PageAddresses => ({
  checkout: (id) => `${base}/checkout/${id}`,
  portal: (id) => `${base}/portal/${id}`,
  invoice: (id) => `${base}/invoices/${id}`,
});
