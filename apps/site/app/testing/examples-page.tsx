import { localeCurrency } from '@website/contracts/site-currencies';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { InitialPricesContext } from '~/features/pricing/initial-prices';
import { loadInitialPrices } from '~/features/pricing/load-initial-prices.server';
import { getPriceApi } from '~/features/pricing/price-api-context.server';
import { useLocale } from '~/i18n/context';
import { exampleParts } from './example-parts';

/** Route /{lang?}/examples of the development server: every part with its examples, or those whose path contains `part`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
	const currency = localeCurrency(localeFromPath(url.pathname));
	const prices = await loadInitialPrices(
		getPriceApi(context),
		url.searchParams,
		() => {},
		currency,
	);
	return { prices, part: url.searchParams.get('part') ?? '' };
}

export const meta: MetaFunction = () => [{ title: 'Examples' }];

export default function ExamplesPage() {
	const { prices, part } = useLoaderData<typeof loader>();
	const locale = useLocale();
	return (
		<>
			<nav aria-label="Parts" className="flex flex-wrap gap-x-4 gap-y-1 p-4 text-sm">
				<Link to="?">All</Link>
				{exampleParts.map(({ id }) => (
					<Link key={id} to={`?part=${id}`}>
						{id}
					</Link>
				))}
			</nav>
			<main>
				<InitialPricesContext value={prices}>
					{exampleParts
						.filter(({ id }) => id.includes(part))
						.flatMap(({ id, examplesIn }) =>
							Object.entries(examplesIn(locale)).map(([name, example]) => (
								<article key={`${id} ${name}`}>
									<p className="border-t p-4 text-sm">{`${id} · ${name}`}</p>
									{id.startsWith('sections/') ? example : <div className="p-8">{example}</div>}
								</article>
							)),
						)}
				</InitialPricesContext>
			</main>
		</>
	);
}
