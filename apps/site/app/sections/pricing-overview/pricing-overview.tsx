import { lazyPart } from '~/features/page-parts/lazy-part';
import { PagePart } from '~/features/page-parts/page-part';
import type { SectionProps } from '../section-props';

const load = () => import('./overview');

/** The server imports the code directly; browsers load it on pages with prices and show the server's HTML until then. */
const Overview = import.meta.env.SSR
	? (await load()).Overview
	: lazyPart(async () => (await load()).Overview);

/** Prices by country (content contract, PricingOverviewSection). */
export function PricingOverviewSection(props: SectionProps<'PricingOverviewSection'>) {
	return (
		<PagePart module="app/sections/pricing-overview/overview.tsx">
			<Overview {...props} />
		</PagePart>
	);
}
