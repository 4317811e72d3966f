import { useLocale, useMessages } from '~/i18n/context';
import type { Currency } from '../model/currency';
import { countryName } from '../model/money';
import { CountryFlag, CountryName } from '../view/country-label';
import { maxVolume, type Volumes } from './choices';
import { CostFigure } from './cost-figure';
import { type CountryEstimate, sumOf } from './estimate';
import { NumberField } from './number-field';

interface VolumeTableProps {
	countries: CountryEstimate[];
	volumes: ReadonlyMap<string, Volumes>;
	currency: Currency;
	onChange: (country: string, volumes: Volumes) => void;
}

/** How many messages go to each country, and what they cost. */
export function VolumeTable({ countries, volumes, currency, onChange }: VolumeTableProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	return (
		<table className="w-full border-separate border-spacing-0 text-left tabular-nums">
			<thead className="text-sm">
				<tr className="[&>*]:border-b-3 [&>*]:border-fg [&>*]:py-2 [&>*]:pr-3 [&>*]:align-bottom">
					<th scope="col">{pricing.country}</th>
					<th scope="col">{pricing.messagesSms}</th>
					<th scope="col">{pricing.messagesRcs}</th>
					<th scope="col" className="text-right">
						{pricing.cost}
					</th>
				</tr>
			</thead>
			<tbody>
				{countries.map(({ country, sms, rcs }) => {
					const volume = volumes.get(country) ?? { sms: 0, rcs: 0 };
					const name = countryName(country, locale);
					return (
						<tr
							key={country}
							className="[&>*]:border-b [&>*]:border-line [&>*]:py-2 [&>*]:pr-3 max-sm:[&>td]:pr-2"
						>
							<th scope="row" className="font-bold">
								<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<CountryFlag code={country} className="h-5" />
									<CountryName code={country} />
								</span>
							</th>
							{(['sms', 'rcs'] as const).map((channel) => (
								<td key={channel}>
									<NumberField
										label={`${name}: ${channel === 'sms' ? pricing.messagesSms : pricing.messagesRcs}`}
										hideLabel
										value={volume[channel]}
										max={maxVolume}
										onChange={(count) => onChange(country, { ...volume, [channel]: count })}
									/>
								</td>
							))}
							<td className="pr-0 text-right">
								<CostFigure cost={sumOf([sms, rcs])} currency={currency} />
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
