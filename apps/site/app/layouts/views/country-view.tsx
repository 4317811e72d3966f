import { perCurrency } from '@website/contracts/currencies';
import type { ReactNode } from 'react';
import { summarize } from '#shared/prices/summary.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { AnnouncedNote } from '~/features/pricing/changes/announced-note';
import { CountryFlag } from '~/features/pricing/countries/country-label';
import { CountryExample } from '~/features/pricing/country-page/country-example';
import { CountryOperatorTable } from '~/features/pricing/country-page/country-operator-table';
import type {
	CountryGuide,
	CountryPageData,
	NamedCountry,
} from '~/features/pricing/country-page/country-page-data';
import {
	CountryPriceTable,
	CurrencyLinks,
} from '~/features/pricing/country-page/country-price-table';
import { estimatorAnchor } from '~/features/pricing/estimator/use-estimator-link';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { ArrowLink } from '~/ui/actions/arrow-link';
import { ButtonLink } from '~/ui/actions/button';
import { Link } from '~/ui/actions/link';
import { Container, Section } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { Breadcrumbs } from '../breadcrumbs';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';

/** The editors' guide to a country's senders and rules (content contract, CountryGuide), without empty parts. */
function CountryRules({ guide }: { guide: CountryGuide }) {
	const { countryPrices: words } = useMessages();
	const locale = useLocale();
	const { senderTypes, registration, optOut, quietHours, notes, checkedOn } = guide;
	const senders = senderTypes.map((type) => words.senderTypes[type]).join(' · ');
	const parts = [
		[words.senders, senders],
		[words.registration, registration],
		[words.optOut, optOut],
		[words.quietHours, quietHours],
	].filter(([, text]) => text);
	return (
		<>
			<dl className="grid gap-x-10 gap-y-5 border-t-3 border-fg pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
				{parts.map(([term, text]) => (
					<div key={term} className="contents">
						<dt className="font-bold max-sm:-mb-4">{term}</dt>
						<dd className="max-w-text">{text}</dd>
					</div>
				))}
			</dl>
			<RichText html={notes} className="mt-6 max-w-text" />
			<p className="mt-6 text-sm text-muted">
				{words.rulesNote}
				{checkedOn && ` ${words.checked(formatDate(checkedOn, locale))}.`}
			</p>
		</>
	);
}

/** Links to the pages of nearby countries. */
function NearbyList({ countries }: { countries: readonly NamedCountry[] }) {
	return (
		<ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-8 border-t border-line max-sm:grid-cols-1">
			{countries.map(({ code, name, href }) => (
				<li key={code} className="border-b border-line">
					<Link
						href={href}
						className="flex min-h-12 items-center gap-3 font-bold underline-offset-4 hover:underline"
					>
						<CountryFlag code={code} className="h-5" />
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Link to the price page's estimator with 1,000 messages to one country, in the visitor's currency. */
const estimateLinkFor = (pricePage: string, country: string) =>
	`${pricePage}${estimatorAnchor}?v=${country}.1000.0&e=0&s=1`;

/** A part of the page with its heading. */
function Part({
	id,
	heading,
	text,
	children,
}: {
	id: string;
	heading: string;
	text?: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="mt-14">
			<Heading level={2} size="card" id={id}>
				{heading}
			</Heading>
			{text && <p className="mt-2 max-w-text text-muted">{text}</p>}
			<div className="mt-5">{children}</div>
		</section>
	);
}

function CountryHeader({ country, pricePage }: Pick<CountryPageData, 'country' | 'pricePage'>) {
	const { countryPrices } = useMessages();
	const crumbs = [
		{ url: pricePage.href, text: pricePage.title },
		{ url: country.href, text: country.name },
	];
	return (
		<header>
			<Container className="pt-8 md:pt-10">
				<Breadcrumbs items={crumbs} />
				<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
					<CountryFlag
						code={country.code}
						className="h-12 shadow-[0_0_0_1px_var(--line)] md:h-16"
					/>
					<Heading level={1} size="display" className="min-w-0">
						{country.name}
					</Heading>
				</div>
				<p className="mt-5 max-w-text text-lg text-muted">{countryPrices.intro}</p>
			</Container>
		</header>
	);
}

function Nearby({ country, nearby, pricePage }: CountryPageData) {
	const { countryPrices: words } = useMessages();
	const compare = `${pricePage.href}?countries=${country.code}`;
	return (
		<Part id="nearby" heading={words.nearbyHeading}>
			<NearbyList countries={nearby} />
			<p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
				<ArrowLink link={{ url: pricePage.href, title: words.allCountries, target: '' }} />
				<ArrowLink link={{ url: compare, title: words.compare, target: '' }} />
			</p>
		</Part>
	);
}

/** Prices, operators and rules of a country, on a child page of the price page. Works without JavaScript. */
export function CountryView({ data }: { data: CountryPageData }) {
	const { country, models, guide, pricePage, translations, title } = data;
	const { pricing, countryPrices: words } = useMessages();
	const summaries = models && perCurrency((currency) => summarize(models[currency], currency));
	return (
		<PageFrame shared={useSharedContent()} languages={languageLinks(translations)}>
			<CountryHeader country={country} pricePage={pricePage} />
			<Section space="tight">
				<Container>
					{models && summaries ? (
						<div className="grid items-start gap-x-16 *:min-w-0 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
							<div>
								<Heading level={2} size="card">
									{words.pricesHeading}
								</Heading>
								<CurrencyLinks path={country.href} />
								<div className="mt-5">
									<CountryPriceTable caption={title} summaries={summaries} />
									<AnnouncedNote countries={[country.code]} />
								</div>
							</div>
							<div className="max-lg:mt-14">
								<Heading level={2} size="card">
									{words.exampleHeading}
								</Heading>
								<p className="mt-2 text-muted">{words.exampleText}</p>
								<div className="mt-5">
									<CountryExample summaries={summaries} />
								</div>
								<p className="mt-8 flex flex-wrap gap-4">
									<ButtonLink href={estimateLinkFor(pricePage.href, country.code)}>
										{words.estimate}
									</ButtonLink>
								</p>
								<Nearby {...data} />
							</div>
						</div>
					) : (
						<>
							<div role="alert" className="theme-secondary bg-canvas px-5 py-4 text-fg">
								<p className="mb-3 font-bold">{pricing.failed}</p>
								<ButtonLink href={country.href} look="secondary" reloadDocument>
									{pricing.retry}
								</ButtonLink>
							</div>
							<Nearby {...data} />
						</>
					)}
					{models && (
						<Part id="operators" heading={words.operatorsHeading} text={words.operatorsText}>
							<CountryOperatorTable label={pricing.showOperators(country.name)} models={models} />
						</Part>
					)}
					{guide && (
						<Part id="rules" heading={words.rulesHeading}>
							<CountryRules guide={guide} />
						</Part>
					)}
				</Container>
			</Section>
		</PageFrame>
	);
}
