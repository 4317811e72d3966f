import { lazy } from 'react';
import { PriceNotes } from '~/features/pricing/amounts/price-notes';
import { Toolbar } from '~/features/pricing/choice/price-toolbar';
import { useAddressOfChoice } from '~/features/pricing/choice/use-address-of-choice';
import { ComparisonTable } from '~/features/pricing/comparison/comparison-table';
import { CountryIndex } from '~/features/pricing/countries/country-index';
import { EmailPrices } from '~/features/pricing/email/email-prices';
import { useEstimatorLink } from '~/features/pricing/estimator/use-estimator-link';
import { OnDemand } from '~/features/pricing/loading/on-demand';
import { PricesStatus } from '~/features/pricing/loading/prices-status';
import { OperatorsByCountry } from '~/features/pricing/operators/operators-by-country';
import { PriceFormPlace } from '~/features/pricing/price-form';
import type { RequestLink } from '~/features/pricing/request-link';
import { useRestoredChoice } from '~/features/pricing/use-prices';
import { useMessages } from '~/i18n/context';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

const PriceChart = lazy(() => import('~/features/pricing/comparison/price-chart'));
const PriceExplorer = lazy(() => import('~/features/pricing/explorer/price-explorer'));
const Estimator = lazy(() => import('~/features/pricing/estimator/estimator'));

/** Prices by country (content contract, PricingOverviewSection); complete in HTML, with React for choosing. */
export function Overview({ section }: SectionProps<'PricingOverviewSection'>) {
	const { heading, text, channel, showAllCountries, showEstimator, vatNote, requestLink } = section;
	const id = headingId(section);
	const place = `prices-${section.id}`;
	const byCountry = channel !== 'email';
	useRestoredChoice();
	useAddressOfChoice();
	return (
		<Section labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
				<PriceFormPlace value={place}>
					<div id={place} data-interactive>
						<Toolbar countries={byCountry} />
						<PricesStatus />
						{byCountry && <ComparisonTable channel={channel} />}
						{byCountry && <PriceNotes vatNote={vatNote} />}
						{(channel === 'all' || channel === 'rcs') && <OperatorsByCountry />}
						{(channel === 'all' || channel === 'email') && (
							<EmailPrices requestLink={requestLink} />
						)}
						{!byCountry && <PriceNotes vatNote={vatNote} />}
						<OnDemandParts
							chart={byCountry}
							explorer={byCountry && showAllCountries}
							estimator={
								showEstimator ? { onRequestFrom: section.onRequestFrom, requestLink } : null
							}
						/>
					</div>
				</PriceFormPlace>
			</Container>
		</Section>
	);
}

interface OnDemandPartsProps {
	chart: boolean;
	explorer: boolean;
	/** Null for none. */
	estimator: { onRequestFrom: number | null; requestLink: RequestLink } | null;
}

function OnDemandParts(props: OnDemandPartsProps) {
	const { pricing } = useMessages();
	const link = useEstimatorLink();
	return (
		<div className="mt-16 border-b-3 border-fg">
			{props.estimator && (
				<OnDemand
					id="estimator"
					title={pricing.estimatorTitle}
					text={pricing.estimatorText}
					open={link !== null}
					prominent
				>
					<Estimator {...props.estimator} />
				</OnDemand>
			)}
			{props.chart && (
				<OnDemand title={pricing.chartTitle} text={pricing.chartText}>
					<PriceChart />
				</OnDemand>
			)}
			{props.explorer && (
				<OnDemand
					title={pricing.explorerTitle}
					text={pricing.explorerText}
					withoutScript={<CountryIndex />}
				>
					<PriceExplorer />
				</OnDemand>
			)}
		</div>
	);
}
