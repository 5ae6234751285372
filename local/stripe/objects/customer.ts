import type Stripe from "stripe";
import type { StripeCustomer } from "#local/stripe/records.ts";

export const customerObject = ({ id, created, email, name, metadata, balance }: StripeCustomer) =>
  ({
    id,
    object: "customer",
    address: null,
    balance,
    created,
    currency: "usd",
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: "GHOST",
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  }) satisfies Stripe.Customer;

export const deletedCustomerObject = ({ id }: StripeCustomer) =>
  ({ id, object: "customer", deleted: true }) satisfies Stripe.DeletedCustomer;
