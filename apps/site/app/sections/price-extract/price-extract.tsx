import { NoPrice } from '~/features/pricing/amounts/price-figure';
import { CountryFlag, CountryLink } from '~/features/pricing/countries/country-label';
import {
	extractCountries,
	extractEmail,
	extractFigures,
} from '~/features/pricing/extract-references';
import { inAnyCurrency, usePriceFigure } from '~/features/pricing/figures/figures-context';
import { ListFigure, ListFigureUnit } from '~/features/pricing/figures/list-figure';
import { useMessages } from '~/i18n/context';
import { ArrowLink } from '~/ui/actions/arrow-link';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Table } from '~/ui/text/table';
import { headingId, type SectionProps } from '../section-props';

/** A few list prices in all currencies, with a link to all prices (content contract, PriceExtractSection). Works without JavaScript. */
export function PriceExtractSection({ section }: SectionProps<'PriceExtractSection'>) {
	const { heading, text, countries, link, note, theme } = section;
	const { pricing } = useMessages();
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
				<div className="bg-surface px-4 tabular-nums max-sm:px-2 sm:px-6 max-sm:[&_:is(th,td):not(:last-child)]:pr-2! [&_tbody_td]:align-baseline! [&_tbody_th]:align-baseline!">
					<Table caption="" label={heading}>
						<thead>
							<tr>
								<th scope="col">{pricing.country}</th>
								<th scope="col" className="text-right">
									{pricing.sms} <span className="font-normal text-muted">{pricing.smsUnit}</span>
								</th>
								<th scope="col" className="pr-0! text-right">
									{pricing.rcs}{' '}
									<span className="font-normal text-muted">{pricing.rcsTypes.BASIC}</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{extractCountries(countries).map((country) => (
								<CountryRow key={country} country={country} />
							))}
							<EmailRow />
						</tbody>
					</Table>
				</div>
				<div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
					{link && <ArrowLink link={link} />}
					{note !== '' && <p className="text-sm text-muted">{note}</p>}
				</div>
			</Container>
		</Section>
	);
}

/** The prices of a country; renders nothing if the list has none. */
function CountryRow({ country }: { country: string }) {
	const { sms, rcs } = extractFigures(country);
	const smsFigure = usePriceFigure(sms);
	const rcsFigure = usePriceFigure(rcs);
	const isPriced = (figure: typeof smsFigure) =>
		figure === 'unavailable' || inAnyCurrency(figure) !== null;
	if (!isPriced(smsFigure) && !isPriced(rcsFigure)) return null;
	return (
		<tr>
			<th scope="row" className="max-[22rem]:text-xs">
				<span className="flex items-center gap-3">
					<CountryFlag code={country} className="h-5 max-sm:hidden" />
					<CountryLink code={country} />
				</span>
			</th>
			{[
				{ reference: sms, figure: smsFigure },
				{ reference: rcs, figure: rcsFigure },
			].map(({ reference, figure }) => (
				<td
					key={reference.item}
					className="text-right text-lg font-bold last:pr-0! max-sm:text-sm max-[22rem]:text-xs"
				>
					{isPriced(figure) ? <ListFigure reference={reference} /> : <NoPrice />}
				</td>
			))}
		</tr>
	);
}

/** The e-mail price for all countries; renders nothing if there is none. */
function EmailRow() {
	const { pricing } = useMessages();
	const figure = usePriceFigure(extractEmail);
	if (figure !== 'unavailable' && inAnyCurrency(figure) === null) return null;
	return (
		<tr>
			<th scope="row">{pricing.emailTitle}</th>
			<td colSpan={2} className="pr-0! text-right">
				<strong className="text-lg max-sm:text-sm">
					<ListFigure reference={extractEmail} />
				</strong>{' '}
				<span className="text-muted">
					<ListFigureUnit reference={extractEmail} />
				</span>
			</td>
		</tr>
	);
}
