import { emailPriceDigits, formatCount } from '#shared/prices/money.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { FoldedOnPhones } from '~/ui/actions/folded-on-phones';
import { Link } from '~/ui/actions/link';
import { Heading } from '~/ui/text/heading';
import { Unbroken } from '~/ui/text/unbroken';
import { PriceFigure } from '../amounts/price-figure';
import type { RequestLink } from '../estimator/choices';
import { useEmailPriceList, usePrices } from '../use-prices';

function useVolumeLabel(): (tier: EmailPrice) => string {
	const { pricing } = useMessages();
	const locale = useLocale();
	return ({ from, to }) => {
		const start = formatCount(from, locale);
		if (to === null) return pricing.emailFrom(start);
		const end = formatCount(to, locale);
		return from <= 1 ? pricing.emailUpTo(end) : pricing.emailFromTo(start, end);
	};
}

function OnRequest({ link }: { link: RequestLink }) {
	const { pricing } = useMessages();
	return (
		<>
			<strong className="block">{pricing.noCosts.onRequest}</strong>
			{link && (
				<Link
					href={link.url}
					target={link.target}
					className="text-link underline underline-offset-4"
				>
					{link.title}
				</Link>
			)}
		</>
	);
}

/** Number of the first e-mail beyond the last tier; null if the last tier has no end. */
function beyondLast(tiers: readonly EmailPrice[]): number | null {
	const last = tiers.at(-1);
	return last && last.to !== null ? last.to + 1 : null;
}

/**
 * The e-mail price list, which is the same for all countries, by monthly volume. Tiers without a price and volumes beyond the last tier
 * are on request.
 */
export function EmailPrices({ id, requestLink }: { id?: string; requestLink: RequestLink }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { tiers, retry } = useEmailPriceList();
	const currency = usePrices((state) => state.figuresCurrency);
	const volumeLabel = useVolumeLabel();
	const beyond = beyondLast(tiers);
	return (
		<FoldedOnPhones large summary={pricing.emailTitle}>
			<section id={id} className="scroll-mt-11 md:mt-14">
				<Heading level={3} size="card" className="max-md:sr-only">
					{pricing.emailTitle}
				</Heading>
				<p className="mt-2 mb-5 text-muted">{pricing.emailText}</p>
				{tiers.length === 0 ? (
					<div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-surface px-6 py-5">
						<p>{pricing.emailNone}</p>
						{retry && (
							<button
								type="button"
								onClick={retry}
								className="min-h-11 bg-action px-5 font-bold text-on-action"
							>
								{pricing.retry}
							</button>
						)}
					</div>
				) : (
					<section
						aria-label={pricing.emailTitle}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
						tabIndex={0}
						className="overflow-x-auto scroll-cue print:overflow-visible"
					>
						<table className="w-full border-separate border-spacing-0 text-left tabular-nums">
							<thead className="text-sm">
								<tr className="[&>*]:border-b-3 [&>*]:border-fg [&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-6">
									<th scope="col">{pricing.emailVolume}</th>
									<th scope="col" className="text-right sm:pr-0">
										{pricing.price}
									</th>
									<th scope="col" className="max-sm:hidden">
										{pricing.unit}
									</th>
									<th scope="col" className="hidden text-right sm:table-cell">
										{pricing.validFrom}
									</th>
								</tr>
							</thead>
							<tbody>
								{tiers.map((tier) => (
									<tr
										key={tier.id}
										className="[&>*]:border-b [&>*]:border-line [&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-6"
									>
										<th scope="row" className="font-normal">
											{volumeLabel(tier)}
										</th>
										<td className="text-right sm:pr-0">
											{tier[currency] === null ? (
												<OnRequest link={requestLink} />
											) : (
												<>
													<strong className="text-lg">
														<PriceFigure
															price={tier[currency]}
															currency={currency}
															digitsOf={emailPriceDigits}
														/>
													</strong>
													<span className="block text-sm text-muted sm:hidden">
														<Unbroken>{pricing.emailUnits[tier.unit]}</Unbroken>
													</span>
												</>
											)}
										</td>
										<td className="text-sm text-muted max-sm:hidden">
											{tier[currency] !== null && (
												<Unbroken>{pricing.emailUnits[tier.unit]}</Unbroken>
											)}
										</td>
										<td className="hidden text-right text-sm text-muted sm:table-cell">
											{tier.validFrom && formatDate(tier.validFrom, locale)}
										</td>
									</tr>
								))}
								{beyond !== null && (
									<tr className="[&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-6">
										<th scope="row" className="font-normal">
											{pricing.emailFrom(formatCount(beyond, locale))}
										</th>
										<td className="text-right sm:pr-0">
											<OnRequest link={requestLink} />
										</td>
										<td className="max-sm:hidden" />
										<td className="hidden sm:table-cell" />
									</tr>
								)}
							</tbody>
						</table>
					</section>
				)}
			</section>
		</FoldedOnPhones>
	);
}
