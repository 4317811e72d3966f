/** Where an editor lets visitors ask for a price that is on request, or go on with an estimate (content contract, PricingOverviewSection); null for nowhere. */
export type RequestLink = { url: string; title: string; target: string } | null;
