import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { ChangeTable } from '~/features/pricing/changes/change-table';
import type { ChangesPageData } from '~/features/pricing/changes/changes-data';
import { CurrencyLinks } from '~/features/pricing/country-page/currency-links';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { ArrowLink } from '~/ui/actions/arrow-link';
import { Link } from '~/ui/actions/link';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { Breadcrumbs } from '../breadcrumbs';
import { DefaultLayout } from '../frames/default-layout';
import { languageLinks } from '../languages';

interface DaysProps {
	id: string;
	heading: string;
	/** Shown if there are no changes. */
	emptyText: string;
	/** Sorted by day, latest first. */
	changes: PriceChange[];
	/** Shows the earliest day first. */
	isAscending?: boolean;
}

/** Changes grouped by day. */
function Days({ id, heading, emptyText, changes, isAscending = false }: DaysProps) {
	const { priceChanges: words } = useMessages();
	const locale = useLocale();
	const latestFirst = [...Map.groupBy(changes, ({ validFrom }) => validFrom)];
	const days = isAscending ? latestFirst.reverse() : latestFirst;
	return (
		<section aria-labelledby={id} className="mt-14">
			<Heading level={2} size="card" id={id}>
				{heading}
			</Heading>
			{changes.length === 0 && <p className="mt-3 text-muted">{emptyText}</p>}
			{days.map(([day, changesOfDay]) => (
				<div key={day} className="mt-6">
					<h3 className="mb-3 text-xl font-bold first-letter:uppercase" id={`${id}-${day}`}>
						<time dateTime={day}>{words.fromDay(formatDate(day, locale))}</time>
					</h3>
					<ChangeTable caption={words.fromDay(formatDate(day, locale))} changes={changesOfDay} />
				</div>
			))}
		</section>
	);
}

/** Announced and past price changes. Works without JavaScript. */
export function PriceChangesView({ data }: { data: ChangesPageData }) {
	const { locale, href, pricePage, translations, changes } = data;
	const { priceChanges: words } = useMessages();
	const announced = changes.filter(({ hasBegun }) => !hasBegun);
	const past = changes.filter(({ hasBegun }) => hasBegun);
	const crumbs = [
		{ url: pricePage.href, text: pricePage.title },
		{ url: href, text: words.title },
	];
	return (
		<DefaultLayout shared={useSharedContent()} languages={languageLinks(translations)}>
			<Container className="pt-8 pb-section md:pt-10">
				<Breadcrumbs items={crumbs} />
				<Heading level={1} size="display" className="mt-8">
					{words.title}
				</Heading>
				<p className="mt-5 max-w-text text-lg text-muted">{words.intro}</p>
				<CurrencyLinks path={href} />
				<Days
					id="announced"
					heading={words.announced}
					emptyText={words.noneAnnounced}
					changes={announced}
					isAscending
				/>
				<Days id="past" heading={words.past} emptyText={words.nonePast} changes={past} />
				<p className="mt-6 max-w-text text-sm text-muted">{words.legend}</p>
				<p className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-3">
					<Link href={priceChangesFeedPath(locale)} className="font-bold text-link underline">
						{words.feed}
					</Link>
					<ArrowLink link={{ url: pricePage.href, title: words.allPrices, target: '' }} />
				</p>
			</Container>
		</DefaultLayout>
	);
}
