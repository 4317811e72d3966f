/** The editor's link for requesting a price or continuing with an estimate (content contract, PricingOverviewSection); null without one. */
export type RequestLink = { url: string; title: string; target: string } | null;
