import type Stripe from "stripe";
import type { Portal } from "#local/stripe/records.ts";

export const portalObject = ({ id, created, customer, returnUrl }: Portal, url: string) =>
  ({
    id,
    object: "billing_portal.session",
    configuration: "bpc_ghostlight",
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url,
  }) satisfies Stripe.BillingPortal.Session;
