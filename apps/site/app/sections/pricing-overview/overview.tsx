import { lazy, use } from 'react';
import { PriceNotes } from '~/features/pricing/amounts/price-notes';
import { AnnouncedNote } from '~/features/pricing/changes/announced-note';
import { Toolbar } from '~/features/pricing/choice/price-toolbar';
import { useChoiceUrl } from '~/features/pricing/choice/use-choice-url';
import type { PriceChannel } from '~/features/pricing/comparison/comparison-rows';
import { ComparisonTable } from '~/features/pricing/comparison/comparison-table';
import { CountryIndex } from '~/features/pricing/countries/country-label';
import { EmailPrices } from '~/features/pricing/email/email-prices';
import { EstimatorPart } from '~/features/pricing/estimator/estimator-part';
import { estimatorAnchor } from '~/features/pricing/estimator/use-estimator-link';
import { AnnouncedContext } from '~/features/pricing/initial-prices';
import { OnDemand } from '~/features/pricing/loading/on-demand';
import { PricesStatus } from '~/features/pricing/loading/prices-status';
import { OperatorsByCountry } from '~/features/pricing/operators/operators-by-country';
import { PriceFormTarget } from '~/features/pricing/price-form';
import { usePrices, useRestoredChoice } from '~/features/pricing/use-prices';
import { useMessages } from '~/i18n/context';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

const PriceChart = lazy(() => import('~/features/pricing/comparison/price-chart'));
const PriceExplorer = lazy(() => import('~/features/pricing/explorer/price-explorer'));

/** Prices by country (content contract, PricingOverviewSection). The HTML is complete; React makes the selection interactive. */
export function Overview({ section }: SectionProps<'PricingOverviewSection'>) {
	const { heading, text, channel, showAllCountries, showEstimator, vatNote, requestLink } = section;
	const id = headingId(section);
	const partId = (name: string) => `${name}-${section.id}`;
	const listId = partId('prices');
	const choiceId = showEstimator ? `choice-${section.id}` : undefined;
	const byCountry = channel !== 'email';
	useRestoredChoice();
	useChoiceUrl();
	const toolbar = <Toolbar id={choiceId} countries={byCountry} />;
	return (
		<Section labelledBy={id}>
			<Container>
				<PriceFormTarget value={listId}>
					{/* An element without a box is never in view. React starts on a touch or if the URL has a fragment of it (boot/boot.ts). */}
					<div data-interactive className="contents">
						{channel === 'all' && <PartsMenu section={section} />}
						{showEstimator && (
							<EstimatorPart
								list={listId}
								onRequestFrom={section.onRequestFrom}
								requestLink={requestLink}
								startLink={section.startLink}
							>
								{toolbar}
							</EstimatorPart>
						)}
						<div id={listId} data-interactive className="scroll-mt-11">
							<SectionHeader id={id} heading={heading} text={text} />
							{choiceId ? <ChoiceLink id={choiceId} /> : toolbar}
							<PricesStatus />
							{byCountry && <ComparisonTable channel={channel} />}
							{byCountry && <AnnouncedChanges channel={channel} />}
							{byCountry && <PriceNotes vatNote={vatNote} />}
							{byCountry && (
								<OnDemandParts explorer={showAllCountries ? partId('countries') : undefined} />
							)}
							{(channel === 'all' || channel === 'rcs') && (
								<OperatorsByCountry id={partId('operators')} />
							)}
							{(channel === 'all' || channel === 'email') && (
								<EmailPrices id={partId('email')} requestLink={requestLink} />
							)}
							{!byCountry && <PriceNotes vatNote={vatNote} />}
						</div>
					</div>
				</PriceFormTarget>
			</Container>
		</Section>
	);
}

/** The announced price changes of the selected countries, of the items that the channel's comparison shows. */
function AnnouncedChanges({ channel }: { channel: PriceChannel }) {
	const { rcsTypes } = useMessages().pricing;
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.figuresCurrency);
	const announced = use(AnnouncedContext).filter(
		({ item }) => channel === 'all' || item in rcsTypes === (channel === 'rcs'),
	);
	return (
		<AnnouncedContext value={announced}>
			<AnnouncedNote countries={countries} currency={currency} />
		</AnnouncedContext>
	);
}

/** A link from the list to the selection of countries and currency. */
function ChoiceLink({ id }: { id: string }) {
	const { pricing } = useMessages();
	return (
		<p className="mb-4 print:hidden no-script:hidden">
			<a
				href={`#${id}`}
				className="inline-block py-2 font-bold text-link underline underline-offset-4"
			>
				{pricing.changeChoice}
			</a>
		</p>
	);
}

/** Links to the parts of the list, which stay below the header. */
function PartsMenu({ section }: SectionProps<'PricingOverviewSection'>) {
	const { id, heading, showEstimator, showAllCountries } = section;
	const { onThisPage, pricing } = useMessages();
	const parts = [
		...(showEstimator ? [[estimatorAnchor, pricing.estimate]] : []),
		[`#prices-${id}`, heading || pricing.countries],
		...(showAllCountries ? [[`#countries-${id}`, pricing.explorerTitle]] : []),
		[`#operators-${id}`, pricing.operatorsTitle],
		[`#email-${id}`, pricing.emailTitle],
	];
	return (
		<nav
			aria-label={onThisPage}
			className="sticky top-(--spacing-header) z-10 -mx-gutter mb-8 overflow-x-auto border-b-2 border-line bg-canvas px-gutter print:hidden"
		>
			<ul className="flex w-max gap-x-7">
				{parts.map(([href, title]) => (
					<li key={href}>
						<a
							href={href}
							className="flex min-h-12 items-center text-sm font-bold underline-offset-4 hover:underline"
						>
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** `explorer` is the id of the table of all countries; undefined without it. */
function OnDemandParts({ explorer }: { explorer: string | undefined }) {
	const { pricing } = useMessages();
	return (
		<div className="mt-16 border-b-3 border-fg">
			{explorer && (
				<OnDemand
					id={explorer}
					title={pricing.explorerTitle}
					text={pricing.explorerText}
					withoutScript={<CountryIndex />}
				>
					<PriceExplorer />
				</OnDemand>
			)}
			<OnDemand title={pricing.chartTitle} text={pricing.chartText}>
				<PriceChart />
			</OnDemand>
		</div>
	);
}
